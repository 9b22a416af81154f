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