DROP INDEX "reward_grant_wagering";--> statement-breakpoint
ALTER TABLE "reward_grant" ADD COLUMN "forfeited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reward_grant" ADD COLUMN "end_version" bigint;--> statement-breakpoint
ALTER TABLE "reward_grant" ADD COLUMN "end_due" bigint;--> statement-breakpoint
ALTER TABLE "reward_grant" ADD COLUMN "end_amount" bigint;--> statement-breakpoint
CREATE INDEX "reward_grant_wagering" ON "reward_grant" USING btree ("merchant","claimed_at") WHERE "reward_grant"."claimed_at" is not null and "reward_grant"."issued_at" is null and "reward_grant"."forfeited_at" is null;--> statement-breakpoint
ALTER TABLE "reward_grant" ADD CONSTRAINT "reward_grant_end" CHECK ("reward_grant"."issued_at" IS NULL OR "reward_grant"."forfeited_at" IS NULL);