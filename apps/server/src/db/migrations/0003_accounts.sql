CREATE TABLE "identity"."attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp (3) with time zone,
	"aaguid" text
);
--> statement-breakpoint
CREATE TABLE "identity"."two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"uid" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"source" text NOT NULL,
	"status" text,
	"customer_id" text,
	"subscription_id" text,
	"period_ends_at" timestamp (3) with time zone,
	"ends_with_period" boolean DEFAULT false NOT NULL,
	"grace_until" timestamp (3) with time zone,
	"said_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"uid" text DEFAULT '' NOT NULL,
	"id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "counts_by_day" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "counts_by_day_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "desk_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"about" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"uid" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"uid" text DEFAULT '' NOT NULL,
	"id" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"body" "bytea" NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "outbox_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
ALTER TABLE "feedback_submissions" ALTER COLUMN "feedback_text" SET DATA TYPE bytea USING convert_to("feedback_text", 'UTF8');--> statement-breakpoint
ALTER TABLE "identity"."user" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "identity"."user" ADD COLUMN "phone_number_verified" boolean;--> statement-breakpoint
ALTER TABLE "identity"."user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "voice_speed" real;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "patience_ms" integer;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "daily_minutes" integer;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "reminders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "analytics_cookies" boolean;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "marketing_cookies" boolean;--> statement-breakpoint
CREATE INDEX "passkey_user" ON "identity"."passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_credential" ON "identity"."passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "identity"."two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "identity"."two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("uid","not_before") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "identity"."user" ADD CONSTRAINT "user_phone_number_unique" UNIQUE("phone_number");