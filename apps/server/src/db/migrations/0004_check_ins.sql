CREATE TABLE "user_check_ins" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "user_check_ins_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE INDEX "user_check_ins_recent" ON "user_check_ins" USING btree ("uid","taken_at" DESC NULLS LAST,"id" DESC NULLS LAST);