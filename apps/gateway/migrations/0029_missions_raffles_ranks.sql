CREATE TABLE "mission_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_to" "xid8" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_to" "xid8" DEFAULT '0' NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_progress" (
	"mission_id" uuid NOT NULL,
	"period" date NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp with time zone,
	"ref_no" text,
	CONSTRAINT "mission_progress_mission_id_period_member_id_pk" PRIMARY KEY("mission_id","period","member_id"),
	CONSTRAINT "mission_claim" CHECK (("mission_progress"."claimed_at" IS NULL) = ("mission_progress"."ref_no" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "mission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"period" text NOT NULL,
	"metric" text NOT NULL,
	"target" bigint NOT NULL,
	"reward_type" text NOT NULL,
	"reward" bigint NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mission_target" CHECK ("mission"."target" > 0 AND "mission"."reward" >= 0)
);
--> statement-breakpoint
CREATE TABLE "raffle_draw" (
	"promotion_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"ref_no" text NOT NULL,
	"prize_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "raffle_draw_promotion_id_member_id_number_pk" PRIMARY KEY("promotion_id","member_id","number"),
	CONSTRAINT "raffle_draw_ref_no" UNIQUE("ref_no")
);
--> statement-breakpoint
CREATE TABLE "raffle_prize" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"amount" bigint,
	"weight" integer NOT NULL,
	"stock" integer,
	CONSTRAINT "raffle_prize_weight" CHECK ("raffle_prize"."weight" > 0),
	CONSTRAINT "raffle_prize_stock" CHECK ("raffle_prize"."stock" >= 0),
	CONSTRAINT "raffle_prize_pays" CHECK (("raffle_prize"."type" IN ('GOODS', 'NONE')) = ("raffle_prize"."amount" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "raffle" (
	"promotion_id" uuid PRIMARY KEY NOT NULL,
	"mission_id" uuid NOT NULL,
	"max_chances" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_level" (
	"merchant" text NOT NULL,
	"level" integer NOT NULL,
	"label" text NOT NULL,
	"need_valid_bet" bigint NOT NULL,
	"need_deposit" bigint NOT NULL,
	"benefits" jsonb NOT NULL,
	CONSTRAINT "rank_level_merchant_level_pk" PRIMARY KEY("merchant","level"),
	CONSTRAINT "rank_level_needs" CHECK ("rank_level"."level" > 0 AND "rank_level"."need_valid_bet" >= 0 AND "rank_level"."need_deposit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in_day" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_day_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE INDEX "mission_board" ON "mission_progress" USING btree ("mission_id","period","amount" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mission_order" ON "mission" USING btree ("merchant","sort","id");--> statement-breakpoint
CREATE INDEX "raffle_prize_order" ON "raffle_prize" USING btree ("promotion_id","sort","id");--> statement-breakpoint
-- Missions catch up by themselves; the clock's windows begin here.
INSERT INTO "mission_clock" ("is_only", "counted_to") VALUES (true, pg_snapshot_xmin(pg_current_snapshot()));
