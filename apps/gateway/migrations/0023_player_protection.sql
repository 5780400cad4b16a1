CREATE TABLE "play_check" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer DEFAULT 60 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_check_minutes" CHECK ("play_check"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "play_exclusion" ADD COLUMN "scope" text DEFAULT 'ACCOUNT' NOT NULL;--> statement-breakpoint
ALTER TABLE "play_limit" ADD COLUMN "pending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_limit" ADD COLUMN "pending_value" bigint;--> statement-breakpoint
CREATE INDEX "journal_deposit" ON "journal" USING btree ("shard_key","at") WHERE "journal"."kind" = 'DEP';--> statement-breakpoint
CREATE INDEX "member_email_anywhere" ON "member" USING btree ("email") WHERE "member"."email" is not null;--> statement-breakpoint
CREATE INDEX "member_mobile_anywhere" ON "member" USING btree ("dialing_code","mobile") WHERE "member"."mobile" is not null;