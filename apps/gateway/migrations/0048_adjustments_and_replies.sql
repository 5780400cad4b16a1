CREATE TABLE "adjustment" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text NOT NULL,
	"decided_by" text,
	"note" text,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "adjustment_moves" CHECK ("adjustment"."amount" <> 0),
	CONSTRAINT "adjustment_two" CHECK ("adjustment"."decided_by" <> "adjustment"."proposed_by" OR "adjustment"."status" = 'REJECTED')
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "adjustment_member" ON "adjustment" USING btree ("member_id","proposed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adjustment_waiting" ON "adjustment" USING btree ("proposed_at") WHERE "adjustment"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "feedback_own" ON "feedback" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);