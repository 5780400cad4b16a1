ALTER TABLE "deposit" DROP CONSTRAINT "deposit_amount";--> statement-breakpoint
ALTER TABLE "adjustment" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "clears" uuid;--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "recipient" text DEFAULT 'MEMBER' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "adjustment_clears" ON "adjustment" USING btree ("clears") WHERE "adjustment"."status" <> 'REJECTED';--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_member" CHECK (("adjustment"."member_id" IS NOT NULL) = ("adjustment"."recipient" = 'MEMBER'));--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_recipient" CHECK ("adjustment"."recipient" = 'MEMBER' OR "adjustment"."clears" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_amount" CHECK ("deposit"."amount" > 0 AND "deposit"."fee" >= 0 AND "deposit"."fee" < coalesce("deposit"."paid", "deposit"."amount"));