CREATE TABLE "voice_exchanges" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voice_exchanges_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
ALTER TABLE "session_messages" ADD COLUMN "heard_chars" integer;--> statement-breakpoint
CREATE INDEX "voice_exchanges_age" ON "voice_exchanges" USING btree ("uid","created_at");