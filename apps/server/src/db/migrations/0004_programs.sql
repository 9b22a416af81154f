CREATE TABLE "program_progress" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_progress_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "program" "bytea";