CREATE TABLE "analysis_tasks" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"source_count" integer NOT NULL,
	"read_from" text NOT NULL,
	"cycle" text NOT NULL,
	"report_id" text,
	"failure" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analysis_tasks_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_check_ins" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "user_check_ins_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_calendars" (
	"uid" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_progress" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_progress_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "voice_exchanges" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voice_exchanges_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "local" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "repeats" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "about" "bytea";--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session_messages" ADD COLUMN "heard_chars" integer;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "program" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "analysis_tasks_one" ON "analysis_tasks" USING btree ("uid") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "analysis_tasks_recent" ON "analysis_tasks" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "user_check_ins_recent" ON "user_check_ins" USING btree ("uid","taken_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voice_exchanges_age" ON "voice_exchanges" USING btree ("uid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_appointments_request" ON "user_appointments" USING btree ("uid","request_id");