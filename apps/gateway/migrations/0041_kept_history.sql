CREATE FUNCTION history_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % refused: what was agreed and settled is kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_stays BEFORE DELETE OR TRUNCATE ON "contract" FOR EACH STATEMENT EXECUTE FUNCTION history_is_kept();
--> statement-breakpoint
-- Without its run a window would be settled again.
CREATE TRIGGER settlement_run_stays BEFORE DELETE OR TRUNCATE ON "settlement_run" FOR EACH STATEMENT EXECUTE FUNCTION history_is_kept();
--> statement-breakpoint
CREATE FUNCTION contract_keeps_its_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A window is settled, and corrected later, under the contracts that were in force when it began.
  IF OLD.status IN ('REJECTED', 'WITHDRAWN', 'EXPIRED', 'ENDED', 'SUPERSEDED') THEN
    RAISE EXCEPTION 'UPDATE on contract refused: it is over' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.active_from IS NOT NULL AND NEW.active_from IS DISTINCT FROM OLD.active_from THEN
    RAISE EXCEPTION 'UPDATE on contract refused: its begin is final' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_time BEFORE UPDATE ON "contract" FOR EACH ROW EXECUTE FUNCTION contract_keeps_its_time();
--> statement-breakpoint
CREATE FUNCTION settlement_run_keeps_its_window() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The sums of its bets follow each correction.
  IF (to_jsonb(NEW) - 'bets' - 'valid_bet' - 'stake' - 'payout') IS DISTINCT FROM (to_jsonb(OLD) - 'bets' - 'valid_bet' - 'stake' - 'payout') THEN
    RAISE EXCEPTION 'UPDATE on settlement_run refused: only the sums of its bets may change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER settlement_run_window_final BEFORE UPDATE ON "settlement_run" FOR EACH ROW EXECUTE FUNCTION settlement_run_keeps_its_window();
