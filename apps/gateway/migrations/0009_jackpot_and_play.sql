CREATE TABLE "jackpot_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_to" "xid8" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpot_win" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"merchant" text NOT NULL,
	"currency" text NOT NULL,
	"run" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"bet_ref_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"hit_at" bigint NOT NULL,
	"salt" text NOT NULL,
	"commitment" text NOT NULL,
	"won_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpot" (
	"merchant" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"amount" bigint NOT NULL,
	"seed" bigint NOT NULL,
	"share" integer NOT NULL,
	"must_hit_by" bigint NOT NULL,
	"hit_at" bigint NOT NULL,
	"salt" text NOT NULL,
	"commitment" text NOT NULL,
	"as_of" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jackpot_hits" CHECK ("jackpot"."seed" < "jackpot"."hit_at" AND "jackpot"."hit_at" <= "jackpot"."must_hit_by"),
	CONSTRAINT "jackpot_share" CHECK ("jackpot"."share" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
DROP INDEX "game_facets";--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_win_last" ON "jackpot_win" USING btree ("merchant","run" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bet_member_game" ON "bet" USING btree ("member_id","game_id");--> statement-breakpoint
CREATE INDEX "game_facets" ON "game" USING btree ("game_type","vendor","classify","engine","theme","min_bet","volatility","rtp","is_new","is_hot","has_free_trial") WHERE "game"."is_enabled";--> statement-breakpoint
-- Pools are filled by stakes from now on.
INSERT INTO "jackpot_clock" ("is_only", "counted_to") VALUES (true, pg_snapshot_xmin(pg_current_snapshot()));
