ALTER TABLE "session" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "session" SET "active_at" = "last_seen_at";
