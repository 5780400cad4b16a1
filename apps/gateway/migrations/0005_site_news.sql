CREATE TABLE "promotion_entry" (
	"promotion_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_entry_promotion_id_member_id_pk" PRIMARY KEY("promotion_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "merchant" text;--> statement-breakpoint
CREATE INDEX "promotion_entry_member" ON "promotion_entry" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_reader" CHECK (("outbox"."member_id" IS NULL) <> ("outbox"."merchant" IS NULL));--> statement-breakpoint
INSERT INTO "site_clock" ("is_only", "told_until") VALUES (true, now());--> statement-breakpoint
-- An event for everybody at a merchant, and at once a word to every process to forget what it remembers of that merchant.
CREATE FUNCTION tell_site(site text, news text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "outbox" ("topic", "merchant", "payload") VALUES (news, site, '{}');
  SELECT pg_notify('site', site);
$$;--> statement-breakpoint
CREATE FUNCTION site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- '*' is nobody's storefront: rows of the platform itself.
  PERFORM tell_site(merchant, TG_ARGV[0]) FROM (SELECT DISTINCT merchant FROM changed WHERE merchant <> '*') AS sites;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER promotion_insert_told AFTER INSERT ON "promotion" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('promo');--> statement-breakpoint
CREATE TRIGGER promotion_update_told AFTER UPDATE ON "promotion" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('promo');--> statement-breakpoint
CREATE TRIGGER promotion_delete_told AFTER DELETE ON "promotion" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('promo');--> statement-breakpoint
CREATE TRIGGER promotion_type_insert_told AFTER INSERT ON "promotion_type" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('promo');--> statement-breakpoint
CREATE TRIGGER promotion_type_update_told AFTER UPDATE ON "promotion_type" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('promo');--> statement-breakpoint
CREATE TRIGGER promotion_type_delete_told AFTER DELETE ON "promotion_type" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('promo');--> statement-breakpoint
CREATE TRIGGER announcement_insert_told AFTER INSERT ON "announcement" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('announcement');--> statement-breakpoint
CREATE TRIGGER announcement_update_told AFTER UPDATE ON "announcement" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('announcement');--> statement-breakpoint
CREATE TRIGGER announcement_delete_told AFTER DELETE ON "announcement" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('announcement');--> statement-breakpoint
CREATE TRIGGER setting_insert_told AFTER INSERT ON "setting" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('status');--> statement-breakpoint
CREATE TRIGGER setting_update_told AFTER UPDATE ON "setting" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('status');--> statement-breakpoint
CREATE TRIGGER setting_delete_told AFTER DELETE ON "setting" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('status');
