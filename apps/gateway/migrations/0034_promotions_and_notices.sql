CREATE TABLE "promotion_application" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text DEFAULT 'IN_PROCESS' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"contact" jsonb,
	"pictures" uuid[] DEFAULT '{}' NOT NULL,
	"terms" jsonb NOT NULL,
	"reason" text,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "promotion_application_comment" CHECK (length("promotion_application"."comment") <= 140)
);
--> statement-breakpoint
CREATE TABLE "notice_off" (
	"member_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "notice_off_member_id_channel_topic_pk" PRIMARY KEY("member_id","channel","topic")
);
--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD COLUMN "signed_day" date;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "terms" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_application_once" ON "promotion_application" USING btree ("promotion_id","member_id") WHERE "promotion_application"."status" <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "promotion_application_member" ON "promotion_application" USING btree ("member_id","applied_at" DESC NULLS LAST,"ref_no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotion_application_open" ON "promotion_application" USING btree ("applied_at","ref_no") WHERE "promotion_application"."status" IN ('IN_PROCESS', 'PROCESSING');