ALTER TABLE "journal" ADD CONSTRAINT "journal_reverses_journal" FOREIGN KEY ("reverses") REFERENCES "journal" ("id");
--> statement-breakpoint
CREATE FUNCTION ledger_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % refused: the ledger is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_final();
--> statement-breakpoint
CREATE TRIGGER entry_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "entry" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_final();
--> statement-breakpoint
CREATE TRIGGER game_tx_stays BEFORE DELETE OR TRUNCATE ON "game_tx" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_final();
--> statement-breakpoint
CREATE FUNCTION game_tx_keeps_its_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the state and the stored answer move; the tombstone says what it stands for once.
  IF (to_jsonb(NEW) - 'state' - 'answer') IS DISTINCT FROM (to_jsonb(OLD) - 'state' - 'answer') THEN
    RAISE EXCEPTION 'UPDATE on game_tx refused: only state and answer may change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER game_tx_content BEFORE UPDATE ON "game_tx" FOR EACH ROW EXECUTE FUNCTION game_tx_keeps_its_content();
--> statement-breakpoint
INSERT INTO "outbox_cursor" ("is_only", "last_seq") VALUES (true, 0);
