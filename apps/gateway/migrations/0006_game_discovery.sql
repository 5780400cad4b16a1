CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "search_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "engine" text DEFAULT 'lines' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_like" ON "search_word" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_start" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "game_words" ON "game" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "game_facets" ON "game" USING btree ("game_type","vendor","classify","engine","theme","min_bet","volatility","rtp","is_new","is_hot") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "recent_game_players" ON "recent_game" USING btree ("game_id","played_at" DESC NULLS LAST,"member_id");--> statement-breakpoint
-- Every word of a new or renamed game can be searched for at once, whoever stored the game.
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_word" ("word")
    SELECT DISTINCT word FROM changed, unnest(changed."search_words") AS word ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER learn_new_words AFTER INSERT ON "game"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_words();--> statement-breakpoint
CREATE TRIGGER learn_changed_words AFTER UPDATE ON "game"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_words();
