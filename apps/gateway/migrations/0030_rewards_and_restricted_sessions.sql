CREATE TABLE "reward_grant" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"ext_id" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"wager_times" integer DEFAULT 0 NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"ref_no" text,
	CONSTRAINT "reward_grant_ref" UNIQUE("ref_no"),
	CONSTRAINT "reward_grant_once" UNIQUE("source","ext_id"),
	CONSTRAINT "reward_grant_amount" CHECK ("reward_grant"."amount" > 0 AND "reward_grant"."wager_times" >= 0),
	CONSTRAINT "reward_grant_cash" CHECK ("reward_grant"."type" = 'BONUS' OR "reward_grant"."wager_times" = 0)
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "excluded_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reward_grant_member" ON "reward_grant" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reward_grant_wagering" ON "reward_grant" USING btree ("merchant","claimed_at") WHERE "reward_grant"."claimed_at" is not null and "reward_grant"."issued_at" is null;--> statement-breakpoint
CREATE INDEX "member_referrer" ON "member" USING btree ("referrer_id") WHERE "member"."referrer_id" is not null;--> statement-breakpoint
-- A number or address that was bound with a code is proven; one that was typed at registration is not.
UPDATE member m SET mobile_proven_at = a.at FROM (SELECT member_id, max(at) AS at FROM audit_log WHERE action = 'bind mobile' AND succeeded GROUP BY 1) a WHERE a.member_id = m.id AND m.mobile IS NOT NULL;
--> statement-breakpoint
UPDATE member m SET email_proven_at = a.at FROM (SELECT member_id, max(at) AS at FROM audit_log WHERE action = 'bind email' AND succeeded GROUP BY 1) a WHERE a.member_id = m.id AND m.email IS NOT NULL;
