CREATE TABLE "member_place" (
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"merchant" text NOT NULL,
	"path" "ltree" NOT NULL,
	CONSTRAINT "member_place_member_id_until_pk" PRIMARY KEY("member_id","until")
);
--> statement-breakpoint
ALTER TABLE "settlement_run" ADD COLUMN "active_bet" bigint;--> statement-breakpoint
CREATE INDEX "member_place_until" ON "member_place" USING btree ("merchant","until");--> statement-breakpoint
CREATE FUNCTION member_place_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two moves in one transaction the first has the place until then.
  INSERT INTO member_place (member_id, until, merchant, path) VALUES (OLD.id, now(), OLD.merchant, OLD.path)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_moved AFTER UPDATE OF path ON "member" FOR EACH ROW
  WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION member_place_is_kept();
--> statement-breakpoint
-- Without it a settled window would be corrected for another team.
CREATE TRIGGER member_place_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "member_place" FOR EACH STATEMENT EXECUTE FUNCTION history_is_kept();
