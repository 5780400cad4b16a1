CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"upline_id" uuid,
	"downline_id" uuid NOT NULL,
	"period" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"top_rate" bigint NOT NULL,
	"top_loss_rate" bigint NOT NULL,
	"status" text DEFAULT 'OFFERED' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"active_from" timestamp with time zone,
	"active_to" timestamp with time zone,
	"requested_by" text,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_parties" CHECK ("contract"."upline_id" IS DISTINCT FROM "contract"."downline_id"),
	CONSTRAINT "contract_rates" CHECK ("contract"."top_rate" >= 0 AND "contract"."top_loss_rate" >= 0),
	CONSTRAINT "contract_ends" CHECK ("contract"."active_to" IS NULL OR "contract"."active_to" >= "contract"."active_from")
);
--> statement-breakpoint
CREATE TABLE "settlement_fix" (
	"item_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"gross" bigint NOT NULL,
	"deducted" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"journal_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_fix_item_id_no_pk" PRIMARY KEY("item_id","no"),
	CONSTRAINT "settlement_fix_moves" CHECK ("settlement_fix"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"ref_no" text NOT NULL,
	"base" bigint NOT NULL,
	"active" integer NOT NULL,
	"rate" bigint,
	"gross" bigint NOT NULL,
	"deducted" bigint NOT NULL,
	"net" bigint NOT NULL,
	"status" text NOT NULL,
	"journal_id" uuid,
	"paid_at" timestamp with time zone,
	CONSTRAINT "settlement_item_ref_no" UNIQUE("ref_no"),
	CONSTRAINT "settlement_item_contract" UNIQUE("run_id","contract_id"),
	CONSTRAINT "settlement_item_net" CHECK ("settlement_item"."net" = greatest("settlement_item"."gross" - "settlement_item"."deducted", 0)),
	CONSTRAINT "settlement_item_due_pays" CHECK (("settlement_item"."status" = 'NONE') = ("settlement_item"."net" = 0)),
	CONSTRAINT "settlement_item_paid" CHECK (("settlement_item"."status" = 'PAID') = ("settlement_item"."journal_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "settlement_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"bets" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_run_window" UNIQUE("merchant","kind","period","starts_at"),
	CONSTRAINT "settlement_run_span" CHECK ("settlement_run"."ends_at" > "settlement_run"."starts_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_offer" ON "contract" USING btree ("downline_id","kind") WHERE "contract"."status" = 'OFFERED';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_live" ON "contract" USING btree ("downline_id","kind") WHERE "contract"."status" IN ('ACTIVE', 'END_REQUESTED');--> statement-breakpoint
CREATE INDEX "contract_given" ON "contract" USING btree ("upline_id","kind","offered_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contract_held" ON "contract" USING btree ("downline_id","kind","offered_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contract_window" ON "contract" USING btree ("merchant","kind","active_from");--> statement-breakpoint
CREATE INDEX "settlement_item_due" ON "settlement_item" USING btree ("id") WHERE "settlement_item"."status" = 'DUE';--> statement-breakpoint
CREATE INDEX "settlement_item_member" ON "settlement_item" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "settlement_item_of_contract" ON "settlement_item" USING btree ("contract_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE FUNCTION contract_keeps_its_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.merchant, NEW.kind, NEW.upline_id, NEW.downline_id, NEW.period, NEW.tiers, NEW.top_rate, NEW.top_loss_rate, NEW.offered_at)
    IS DISTINCT FROM (OLD.id, OLD.merchant, OLD.kind, OLD.upline_id, OLD.downline_id, OLD.period, OLD.tiers, OLD.top_rate, OLD.top_loss_rate, OLD.offered_at) THEN
    RAISE EXCEPTION 'UPDATE on contract refused: its parties and terms are final' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_terms BEFORE UPDATE ON "contract" FOR EACH ROW EXECUTE FUNCTION contract_keeps_its_terms();
--> statement-breakpoint
CREATE FUNCTION contract_stays_below() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  becomes_live boolean := NEW.status IN ('ACTIVE', 'END_REQUESTED');
BEGIN
  -- Runs after the whole statement, so that a line may be ended in one. A superseded contract's successor is checked instead.
  IF becomes_live AND NEW.upline_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM contract own WHERE own.downline_id = NEW.upline_id AND own.kind = NEW.kind
      AND own.status IN ('ACTIVE', 'END_REQUESTED') AND own.period = NEW.period
      AND own.top_rate >= NEW.top_rate AND own.top_loss_rate >= NEW.top_loss_rate) THEN
    RAISE EXCEPTION 'contract % is above its upline', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_below_upline';
  END IF;
  IF NEW.status <> 'SUPERSEDED' AND EXISTS (
    SELECT FROM contract given WHERE given.upline_id = NEW.downline_id AND given.kind = NEW.kind
      AND given.status IN ('ACTIVE', 'END_REQUESTED') AND (NOT becomes_live OR given.period <> NEW.period
        OR given.top_rate > NEW.top_rate OR given.top_loss_rate > NEW.top_loss_rate)) THEN
    RAISE EXCEPTION 'a contract below % is above it', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_above_downlines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_rates_fall AFTER UPDATE OF status ON "contract" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND (OLD.status IN ('ACTIVE', 'END_REQUESTED') OR NEW.status IN ('ACTIVE', 'END_REQUESTED')))
  EXECUTE FUNCTION contract_stays_below();
--> statement-breakpoint
CREATE FUNCTION contract_begins_as_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'OFFERED' THEN
    RAISE EXCEPTION 'INSERT on contract refused: it begins as an offer' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_offer_first BEFORE INSERT ON "contract" FOR EACH ROW EXECUTE FUNCTION contract_begins_as_offer();
--> statement-breakpoint
CREATE FUNCTION settlement_item_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'DUE' OR (to_jsonb(NEW) - 'status' - 'journal_id' - 'paid_at') IS DISTINCT FROM (to_jsonb(OLD) - 'status' - 'journal_id' - 'paid_at') THEN
    RAISE EXCEPTION 'UPDATE on settlement_item refused: it may only be paid, once' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER settlement_item_final BEFORE UPDATE ON "settlement_item" FOR EACH ROW EXECUTE FUNCTION settlement_item_is_final();
--> statement-breakpoint
CREATE TRIGGER settlement_item_stays BEFORE DELETE OR TRUNCATE ON "settlement_item" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_final();
--> statement-breakpoint
CREATE TRIGGER settlement_fix_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "settlement_fix" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_final();
