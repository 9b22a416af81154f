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
CREATE UNIQUE INDEX "analysis_tasks_one" ON "analysis_tasks" USING btree ("uid") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "analysis_tasks_recent" ON "analysis_tasks" USING btree ("uid","created_at");