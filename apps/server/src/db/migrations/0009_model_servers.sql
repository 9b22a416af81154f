CREATE TABLE "model_servers" (
	"id" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
