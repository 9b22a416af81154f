ALTER TABLE "feedback_submissions" ADD COLUMN "name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passphrase_hint_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_sealed" "bytea";