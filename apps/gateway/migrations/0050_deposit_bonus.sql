ALTER TABLE "deposit" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "bonus" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_bonus" CHECK ("deposit"."bonus" IS NULL OR ("deposit"."bonus" > 0 AND "deposit"."offer" IS NOT NULL));