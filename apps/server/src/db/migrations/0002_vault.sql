CREATE TABLE "vault_records" (
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"encrypted_data" text NOT NULL,
	"iv" text NOT NULL,
	"salt" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"size_chars" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vault_records_uid_kind_id_pk" PRIMARY KEY("uid","kind","id")
);
--> statement-breakpoint
ALTER TABLE "user_conversations" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_conversations" ADD COLUMN "session_type" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_conversations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_conversations" ADD COLUMN "size_chars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vault_created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vault_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_drill_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "encrypted_conversation_salt" text;--> statement-breakpoint
CREATE INDEX "vault_records_recent" ON "vault_records" USING btree ("uid","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_conversations_thread" ON "user_conversations" USING btree ("uid","thread_id");