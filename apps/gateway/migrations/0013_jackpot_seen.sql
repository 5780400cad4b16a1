ALTER TABLE "jackpot_clock" ADD COLUMN "seen_to" "xid8" DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_clock" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "jackpot_clock" SET "seen_at" = "at";