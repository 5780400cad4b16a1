ALTER TABLE "register_link" ADD COLUMN "rebate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "rebate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "register_link" ADD CONSTRAINT "register_link_rebate" CHECK ("register_link"."rebate" BETWEEN 0 AND 1000000);--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_rebate" CHECK ("member"."rebate" BETWEEN 0 AND 1000000);
--> statement-breakpoint
CREATE FUNCTION rebate_stays_in_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer;
BEGIN
  -- The lock waits for a change of the upline that is not committed yet; that change looks at its downlines in turn.
  IF NEW.rebate > 0 AND NEW.upline_id IS NOT NULL THEN
    SELECT rebate INTO above FROM member WHERE id = NEW.upline_id FOR SHARE;
    IF above < NEW.rebate THEN
      RAISE EXCEPTION 'the rebate of % is above its upline', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'member_rebate_below_upline';
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM member WHERE merchant = NEW.merchant AND upline_id = NEW.id AND rebate > NEW.rebate) THEN
    RAISE EXCEPTION 'a rebate below % is above it', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'member_rebate_above_downlines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_rebate_first AFTER INSERT ON "member" FOR EACH ROW WHEN (NEW.rebate > 0) EXECUTE FUNCTION rebate_stays_in_line();
--> statement-breakpoint
CREATE TRIGGER member_rebate_change AFTER UPDATE OF rebate, upline_id ON "member" FOR EACH ROW
  WHEN (OLD.rebate <> NEW.rebate OR OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION rebate_stays_in_line();
