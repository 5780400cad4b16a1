CREATE TABLE "member_rebate" (
	"member_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"merchant" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "member_rebate_member_id_since_pk" PRIMARY KEY("member_id","since"),
	CONSTRAINT "member_rebate_rate" CHECK ("member_rebate"."rate" BETWEEN 0 AND 1000000)
);
--> statement-breakpoint
ALTER TABLE "settlement_item" ALTER COLUMN "contract_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "member_rebate_first" ON "member_rebate" USING btree ("merchant","since");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_item_rebate" ON "settlement_item" USING btree ("run_id","member_id") WHERE "settlement_item"."contract_id" IS NULL;--> statement-breakpoint
CREATE FUNCTION member_rebate_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The clock and not the transaction's begin: a downline's rate, which waited for its upline's, follows it.
  INSERT INTO member_rebate (member_id, since, merchant, rate)
    VALUES (NEW.id, clock_timestamp(), NEW.merchant, NEW.rebate);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_rebate_begins AFTER INSERT ON "member" FOR EACH ROW WHEN (NEW.rebate > 0) EXECUTE FUNCTION member_rebate_is_kept();
--> statement-breakpoint
CREATE TRIGGER member_rebate_changed AFTER UPDATE OF rebate ON "member" FOR EACH ROW
  WHEN (OLD.rebate <> NEW.rebate) EXECUTE FUNCTION member_rebate_is_kept();
--> statement-breakpoint
-- Without it a settled day would be corrected by another rate.
CREATE TRIGGER member_rebate_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "member_rebate" FOR EACH STATEMENT EXECUTE FUNCTION history_is_kept();
--> statement-breakpoint
-- Rates that were agreed before are paid from the next day on.
INSERT INTO member_rebate (member_id, since, merchant, rate) SELECT id, now(), merchant, rebate FROM member WHERE rebate > 0;
