ALTER TABLE "one_time_code" ADD COLUMN "counted_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "one_time_code_counted" ON "one_time_code" USING btree ("merchant","counted_as","created_at" DESC NULLS LAST);