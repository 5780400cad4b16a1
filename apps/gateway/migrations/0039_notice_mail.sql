CREATE TABLE "notice_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"destination" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notice_mail_cause" ON "notice_mail" USING btree ("member_id","cause");--> statement-breakpoint
CREATE INDEX "notice_mail_due" ON "notice_mail" USING btree ("next_at") WHERE "notice_mail"."next_at" is not null;