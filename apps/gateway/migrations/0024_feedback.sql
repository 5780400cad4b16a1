CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"ref_no" text NOT NULL,
	"member_id" uuid,
	"question_type" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"digest" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_ref_no_unique" UNIQUE("ref_no")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_once" ON "feedback" USING btree ("member_id","digest");--> statement-breakpoint
CREATE INDEX "feedback_recent" ON "feedback" USING btree ("merchant","created_at" DESC NULLS LAST);