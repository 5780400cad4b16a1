CREATE TABLE "downline_note" (
	"agent_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "downline_note_agent_id_member_id_pk" PRIMARY KEY("agent_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_day" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game_category" text NOT NULL,
	"vendor" text NOT NULL,
	"merchant" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdraw" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"first_deposits" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_day_member_id_day_game_category_vendor_pk" PRIMARY KEY("member_id","day","game_category","vendor")
);
--> statement-breakpoint
CREATE TABLE "member_day_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_day_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_link" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"merchant" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"code" "citext" NOT NULL,
	"type" smallint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"expires_at" timestamp with time zone,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "register_link_code" UNIQUE("code"),
	CONSTRAINT "register_link_type" CHECK ("register_link"."type" in (0, 1)),
	CONSTRAINT "register_link_uses" CHECK ("register_link"."uses" <= "register_link"."max_uses")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "register_link_id" uuid;--> statement-breakpoint
CREATE INDEX "member_day_day" ON "member_day" USING btree ("merchant","day");--> statement-breakpoint
CREATE INDEX "register_link_agent" ON "register_link" USING btree ("agent_id","id" DESC NULLS LAST) WHERE "register_link"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "journal_paid_out" ON "journal" USING btree ("shard_key","at") WHERE "journal"."kind" IN ('DPR', 'WDS', 'WDF');--> statement-breakpoint
CREATE INDEX "member_register_link" ON "member" USING btree ("register_link_id") WHERE "member"."register_link_id" is not null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_place" CHECK (right("member"."path"::text, 65) = coalesce(replace("member"."upline_id"::text, '-', '') || '.', '') || replace("member"."id"::text, '-', ''));--> statement-breakpoint
-- Figures of days before this release are made from what happened on them. Half hours, because a day begins at one in every zone.
INSERT INTO "member_day_due" ("member_id", "at")
  SELECT "member_id", date_bin('30 minutes', "settled_at", '2000-01-01') FROM "bet" WHERE "status" = 'SETTLED' GROUP BY 1, 2
  UNION SELECT "shard_key", date_bin('30 minutes', "at", '2000-01-01') FROM "journal"
    WHERE "kind" IN ('DEP', 'DPR', 'WDS', 'WDF', 'BON', 'BNC', 'BNX', 'ALW', 'PRM', 'RWD', 'JPW', 'RBT', 'DIV', 'SLD', 'SLH', 'SLR', 'CLW') AND "shard_key" IS NOT NULL
    GROUP BY 1, 2;
