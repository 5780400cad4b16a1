-- Whether the tiers `below` pay a higher rate than `above` at the same figures, as `isAbove` finds it (contract H3-3).
CREATE FUNCTION tiers_above(below jsonb, above jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_array_elements(below) lower(tier), jsonb_each_text(lower.tier) pay(name, value)
    WHERE pay.name ~* 'rate$' AND pay.value::numeric > coalesce((
      SELECT (own.tier ->> pay.name)::numeric FROM jsonb_array_elements(above) WITH ORDINALITY own(tier, place)
      WHERE NOT EXISTS (
        SELECT FROM jsonb_each_text(own.tier) least(name, value)
        WHERE least.name !~* 'rate$' AND least.value::numeric > (lower.tier ->> least.name)::numeric)
      ORDER BY own.place DESC LIMIT 1), 0))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contract_stays_below() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  becomes_live boolean := NEW.status IN ('ACTIVE', 'END_REQUESTED');
BEGIN
  -- Runs after the whole statement, so that a line may be ended in one. A superseded contract's successor is checked instead.
  IF becomes_live AND NEW.upline_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM contract own WHERE own.downline_id = NEW.upline_id AND own.kind = NEW.kind
      AND own.status IN ('ACTIVE', 'END_REQUESTED') AND own.period = NEW.period
      AND own.top_rate >= NEW.top_rate AND own.top_loss_rate >= NEW.top_loss_rate
      AND NOT tiers_above(NEW.tiers, own.tiers)) THEN
    RAISE EXCEPTION 'contract % is above its upline', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_below_upline';
  END IF;
  IF NEW.status <> 'SUPERSEDED' AND EXISTS (
    SELECT FROM contract given WHERE given.upline_id = NEW.downline_id AND given.kind = NEW.kind
      AND given.status IN ('ACTIVE', 'END_REQUESTED') AND (NOT becomes_live OR given.period <> NEW.period
        OR given.top_rate > NEW.top_rate OR given.top_loss_rate > NEW.top_loss_rate
        OR tiers_above(given.tiers, NEW.tiers))) THEN
    RAISE EXCEPTION 'a contract below % is above it', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_above_downlines';
  END IF;
  RETURN NULL;
END $$;
