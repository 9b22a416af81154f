CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."jwks" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "identity"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity"."user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity"."verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_submissions" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"satisfaction" integer NOT NULL,
	"feedback_text" text NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_submissions_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "saved_summaries" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"thread_id" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"title" "bytea" NOT NULL,
	"message" "bytea" NOT NULL,
	CONSTRAINT "saved_summaries_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_actions" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text,
	"request_id" text NOT NULL,
	"position" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_actions_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_analysis" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_analysis_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_appointments" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"date_time" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"email_sent" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_appointments_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_conversations" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"thread_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"encrypted_data" text NOT NULL,
	"iv" text NOT NULL,
	"salt" text NOT NULL,
	"session_title" text,
	"encrypted_dates" text,
	CONSTRAINT "user_conversations_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_memory" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"source_session_id" text,
	"source_title" "bytea",
	"source_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_memory_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_logs" (
	"uid" text DEFAULT '' NOT NULL,
	"id" text NOT NULL,
	"session_id" text,
	"error_message" text NOT NULL,
	"stack_trace" text,
	"context" text,
	"url" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "error_logs_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "user_pet" (
	"uid" text PRIMARY KEY NOT NULL,
	"has_pet" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_programs" (
	"uid" text PRIMARY KEY NOT NULL,
	"completed" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"uid" text PRIMARY KEY NOT NULL,
	"country" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"anonymous" boolean DEFAULT true NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_logged_in" timestamp (3) with time zone,
	"is_paid" boolean DEFAULT false NOT NULL,
	"is_pro" boolean DEFAULT false NOT NULL,
	"memory_enabled" boolean DEFAULT true NOT NULL,
	"voice_credits" integer DEFAULT 0 NOT NULL,
	"last_credit_reset" timestamp (3) with time zone,
	"encrypted_seed_phrase" text,
	"salt" text,
	"iv" text,
	"passphrase_hint" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"early_feedback_shown" boolean DEFAULT false NOT NULL,
	"username" text,
	"total_saved_session" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"encrypted_conversation_count" integer DEFAULT 0 NOT NULL,
	"analysis_monthly_count" integer DEFAULT 0 NOT NULL,
	"analysis_last_used_at" timestamp (3) with time zone,
	"analysis_cycle" text,
	"messages_today" integer DEFAULT 0 NOT NULL,
	"messages_day" date,
	"last_session_id" text
);
--> statement-breakpoint
CREATE TABLE "session_messages" (
	"uid" text NOT NULL,
	"session_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"role" text NOT NULL,
	"body" "bytea" NOT NULL,
	"status" text NOT NULL,
	"ui_hidden" boolean DEFAULT false NOT NULL,
	"client_message_id" text,
	"writer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_messages_uid_session_id_seq_pk" PRIMARY KEY("uid","session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "session_outcomes" (
	"uid" text NOT NULL,
	"session_id" text NOT NULL,
	"next_seq" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_outcomes_uid_session_id_pk" PRIMARY KEY("uid","session_id")
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"client_session_id" text,
	"session_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"summary_title" "bytea",
	"initial_answer" "bytea",
	"initial_summary" "bytea",
	"saved_summary" boolean DEFAULT false NOT NULL,
	"session_summary_saved" boolean DEFAULT false NOT NULL,
	"session_tasks_saved" boolean DEFAULT false NOT NULL,
	"post_session_actions" boolean DEFAULT false NOT NULL,
	"deep_insight_sent" boolean DEFAULT false NOT NULL,
	"is_conversation_encrypted" boolean DEFAULT false NOT NULL,
	"encrypted_conversation" text,
	"encrypted_conversation_iv" text,
	"encrypted_conversation_text" text,
	"text_encryption_iv" text,
	"text_encryption_salt" text,
	"next_seq" integer DEFAULT 0 NOT NULL,
	"turn_seq" integer,
	"turn_until" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone,
	"last_disclosed_at" timestamp (3) with time zone,
	CONSTRAINT "user_sessions_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE INDEX "account_user" ON "identity"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "identity"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "identity"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_summaries_thread" ON "saved_summaries" USING btree ("uid","thread_id");--> statement-breakpoint
CREATE INDEX "saved_summaries_recent" ON "saved_summaries" USING btree ("uid","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_actions_request" ON "user_actions" USING btree ("uid","request_id","position");--> statement-breakpoint
CREATE INDEX "user_actions_recent" ON "user_actions" USING btree ("uid","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_analysis_recent" ON "user_analysis" USING btree ("uid","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_appointments_next" ON "user_appointments" USING btree ("uid","date_time");--> statement-breakpoint
CREATE INDEX "user_conversations_recent" ON "user_conversations" USING btree ("uid","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "error_logs_recent" ON "error_logs" USING btree ("uid","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "session_messages_client" ON "session_messages" USING btree ("uid","session_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_sessions_client" ON "user_sessions" USING btree ("uid","client_session_id");--> statement-breakpoint
CREATE INDEX "user_sessions_recent" ON "user_sessions" USING btree ("uid","last_updated" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_sessions_expiry" ON "user_sessions" USING btree ("uid","expires_at");