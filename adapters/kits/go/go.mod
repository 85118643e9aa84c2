module my-engine

go 1.21
