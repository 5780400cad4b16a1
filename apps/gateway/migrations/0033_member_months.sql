CREATE TABLE "member_month" (
	"member_id" uuid NOT NULL,
	"month" date NOT NULL,
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
	CONSTRAINT "member_month_member_id_month_pk" PRIMARY KEY("member_id","month")
);
--> statement-breakpoint
CREATE INDEX "member_month_month" ON "member_month" USING btree ("merchant","month");--> statement-breakpoint
-- Sums that stay 8 bytes wide: `sum(bigint)` keeps a wide state for each column of each of 50,000 accounts. A sum that does not fit is an error, never a wrong figure.
CREATE AGGREGATE sum_units(bigint) (SFUNC = int8pl, STYPE = int8, INITCOND = '0', COMBINEFUNC = int8pl, PARALLEL = SAFE);
--> statement-breakpoint
INSERT INTO "member_month" ("member_id", "month", "merchant", "bets", "stake", "valid_bet", "payout", "deposit", "withdraw", "bonus", "commission", "first_deposits")
  SELECT "member_id", date_trunc('month', "day"), "merchant", sum("bets"), sum("stake"), sum("valid_bet"), sum("payout"), sum("deposit"), sum("withdraw"), sum("bonus"), sum("commission"), sum("first_deposits")
  FROM "member_day" GROUP BY 1, 2, 3;
