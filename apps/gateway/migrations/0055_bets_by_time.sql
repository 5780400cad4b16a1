DROP INDEX "bet_winners";--> statement-breakpoint
CREATE INDEX "bet_settled" ON "bet" USING btree ("merchant","settled_at") WHERE "bet"."status" = 'SETTLED';--> statement-breakpoint
CREATE INDEX "bet_unsettled" ON "bet" USING btree ("merchant","placed_at") WHERE "bet"."status" <> 'SETTLED';