ALTER TABLE "deposit" ADD COLUMN "pay_to" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "slip_id" uuid;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "slip_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "slips" integer DEFAULT 0 NOT NULL;