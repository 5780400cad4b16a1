ALTER TABLE "member_day" ADD COLUMN "top_stake" bigint;--> statement-breakpoint
ALTER TABLE "member_day" ADD COLUMN "top_payout" bigint;