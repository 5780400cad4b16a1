-- What one or two letters can mean: beginnings of names (“^EN^ma”) and words that are no longer themselves. Bounded, since an
-- index carries it whole.
CREATE FUNCTION name_starts(words text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(ARRAY(
    SELECT word FROM unnest(words) AS word
    WHERE word <> '' AND (length(word) <= 2 OR (word LIKE '^%' AND length(word) <= 8)) ORDER BY word LIMIT 100));--> statement-breakpoint
ALTER TABLE "game"
  ADD COLUMN "kind" bigint GENERATED ALWAYS AS (hashtextextended(game_type || '|' || vendor || '|' || coalesce(classify, '') || '|' || engine || '|' || theme || '|' || min_bet::text || '|' || volatility::text || '|' || rtp::text || '|' || is_new::text || '|' || is_hot::text || '|' || has_free_trial::text, 0)) STORED,
  ADD COLUMN "name_starts" "tsvector" GENERATED ALWAYS AS (name_starts(search_words)) STORED;--> statement-breakpoint
CREATE INDEX "game_starts" ON "game" USING gin ("name_starts");--> statement-breakpoint
CREATE INDEX "game_kind" ON "game" USING btree ("kind") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "game_letters" ON "game" USING btree ("sort","id") INCLUDE ("vendor","game_type","kind","name_starts") WHERE "game"."is_enabled";
