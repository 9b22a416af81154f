CREATE TABLE "user_calendars" (
	"uid" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "local" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "repeats" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "about" "bytea";--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "user_appointments" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "user_appointments_request" ON "user_appointments" USING btree ("uid","request_id");