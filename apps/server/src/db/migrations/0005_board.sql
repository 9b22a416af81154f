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
ALTER TABLE "board_heard" ADD CONSTRAINT "board_heard_thought_id_board_thoughts_id_fk" FOREIGN KEY ("thought_id") REFERENCES "public"."board_thoughts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_events_at" ON "board_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "board_thoughts_secret" ON "board_thoughts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "board_thoughts_recent" ON "board_thoughts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "board_thoughts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "board_thoughts_echo" ON "board_thoughts" USING btree ("echo","created_at");--> statement-breakpoint
CREATE INDEX "board_thoughts_gone" ON "board_thoughts" USING btree ("gone_at");--> statement-breakpoint
CREATE INDEX "board_thoughts_heard_at" ON "board_thoughts" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_recent" ON "moderation_cases" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST);