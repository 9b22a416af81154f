CREATE TABLE "push_devices" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"endpoint" "bytea" NOT NULL,
	"check_in_hour" smallint,
	"time_zone" text NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_uid_id_pk" PRIMARY KEY("uid","id")
);
