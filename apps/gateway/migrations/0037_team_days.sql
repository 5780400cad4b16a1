CREATE TABLE "mark_made" (
	"merchant" text NOT NULL,
	"mark" date NOT NULL,
	CONSTRAINT "mark_made_merchant_mark_pk" PRIMARY KEY("merchant","mark")
);
--> statement-breakpoint
CREATE TABLE "member_mark" (
	"member_id" uuid NOT NULL,
	"mark" date NOT NULL,
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
	CONSTRAINT "member_mark_member_id_mark_pk" PRIMARY KEY("member_id","mark")
);
--> statement-breakpoint
CREATE TABLE "team_day" (
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game_category" text NOT NULL,
	"vendor" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdraw" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"first_deposits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_day_agent_id_day_game_category_vendor_pk" PRIMARY KEY("agent_id","day","game_category","vendor")
);
--> statement-breakpoint
CREATE INDEX "member_mark_mark" ON "member_mark" USING btree ("merchant","mark");--> statement-breakpoint
INSERT INTO "member_mark" ("member_id", "mark", "merchant", "bets", "stake", "valid_bet", "payout", "deposit", "withdraw", "bonus", "commission", "first_deposits")
  SELECT d."member_id", 'infinity'::date, d."merchant", sum(d."bets"), sum(d."stake"), sum(d."valid_bet"), sum(d."payout"), sum(d."deposit"), sum(d."withdraw"), sum(d."bonus"), sum(d."commission"), sum(d."first_deposits")
  FROM "member_day" d GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO "team_day" ("agent_id", "day", "game_category", "vendor", "bets", "stake", "valid_bet", "payout", "deposit", "withdraw", "bonus", "commission", "first_deposits")
  SELECT above.label::uuid, d."day", d."game_category", d."vendor", sum(d."bets"), sum(d."stake"), sum(d."valid_bet"), sum(d."payout"), sum(d."deposit"), sum(d."withdraw"), sum(d."bonus"), sum(d."commission"), sum(d."first_deposits")
  FROM "member_day" d JOIN "member" m ON m."id" = d."member_id" AND m."type" IN (0, 1, 2, 41) AND nlevel(m."path") > 1
    CROSS JOIN LATERAL string_to_table(subpath(m."path", 0, -1)::text, '.') above(label)
  GROUP BY 1, 2, 3, 4;
