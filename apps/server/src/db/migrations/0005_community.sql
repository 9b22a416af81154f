CREATE TABLE "board_events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"thought_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_heard" (
	"thought_id" text NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "board_heard_thought_id_person_pk" PRIMARY KEY("thought_id","person")
);
--> statement-breakpoint
CREATE TABLE "board_pace" (
	"person" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_thoughts" (
	"id" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"state" text NOT NULL,
	"secret_hash" text NOT NULL,
	"echo" text NOT NULL,
	"salt" text NOT NULL,
	"heard" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"gone_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"salt" text NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"risk" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"was_hidden" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_cases_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"person" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "moderation_reports_kind_id_person_pk" PRIMARY KEY("kind","id","person")
);
--> statement-breakpoint
CREATE TABLE "community_prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"text" text NOT NULL,
	"text_key" text NOT NULL,
	"sought" text NOT NULL,
	"category" text NOT NULL,
	"ours" boolean DEFAULT false NOT NULL,
	"up" integer DEFAULT 0 NOT NULL,
	"down" integer DEFAULT 0 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"score" double precision GENERATED ALWAYS AS (
  ln((up + 2.9208::float8 - 1.96::float8
      * sqrt((up + 1)::float8 * (down + 1)::float8 / (up + down + 2)::float8 + 0.9604::float8))
    / (up + down + 5.8416::float8)) / ln(2::float8)
  + extract(epoch from created_at - timestamptz '2026-01-01 00:00:00+00')::float8
    / (90 * 86400)::float8) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, sought) || to_tsvector('english'::regconfig, sought)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_uses" (
	"day" date NOT NULL,
	"prompt_id" text NOT NULL,
	"who" text NOT NULL,
	CONSTRAINT "prompt_uses_day_prompt_id_who_pk" PRIMARY KEY("day","prompt_id","who")
);
--> statement-breakpoint
CREATE TABLE "prompt_votes" (
	"uid" text NOT NULL,
	"prompt_id" text NOT NULL,
	"direction" smallint NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prompt_votes_uid_prompt_id_pk" PRIMARY KEY("uid","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"minute" integer NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counts_minute_key_pk" PRIMARY KEY("minute","key")
);
--> statement-breakpoint
ALTER TABLE "board_heard" ADD CONSTRAINT "board_heard_thought_id_board_thoughts_id_fk" FOREIGN KEY ("thought_id") REFERENCES "public"."board_thoughts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_events_at" ON "board_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "board_thoughts_secret" ON "board_thoughts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "board_thoughts_recent" ON "board_thoughts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "board_thoughts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "board_thoughts_echo" ON "board_thoughts" USING btree ("echo","created_at");--> statement-breakpoint
CREATE INDEX "board_thoughts_gone" ON "board_thoughts" USING btree ("gone_at");--> statement-breakpoint
CREATE INDEX "board_thoughts_heard_at" ON "board_thoughts" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_recent" ON "moderation_cases" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "community_prompts_text" ON "community_prompts" USING btree ("text_key");--> statement-breakpoint
CREATE INDEX "community_prompts_own" ON "community_prompts" USING btree ("uid","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "community_prompts_top" ON "community_prompts" USING btree ("score" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "community_prompts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "community_prompts_new" ON "community_prompts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "community_prompts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "community_prompts_used" ON "community_prompts" USING btree ("uses" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "community_prompts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "community_prompts_category_top" ON "community_prompts" USING btree ("category","score" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "community_prompts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "community_prompts_category_new" ON "community_prompts" USING btree ("category","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "community_prompts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "community_prompts_category_used" ON "community_prompts" USING btree ("category","uses" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "community_prompts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "community_prompts_removed" ON "community_prompts" USING btree ("state_at") WHERE "community_prompts"."state" = 'removed';--> statement-breakpoint
CREATE INDEX "community_prompts_words" ON "community_prompts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "prompt_votes_recent" ON "prompt_votes" USING btree ("uid","voted_at" DESC NULLS LAST,"prompt_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prompt_votes_prompt" ON "prompt_votes" USING btree ("prompt_id");