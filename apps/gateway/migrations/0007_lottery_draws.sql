CREATE TABLE "lottery_draw" (
	"game_code" text NOT NULL,
	"issue_no" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"numbers" text[] NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_draw_game_code_issue_no_pk" PRIMARY KEY("game_code","issue_no"),
	CONSTRAINT "lottery_draw_has_numbers" CHECK (cardinality("lottery_draw"."numbers") > 0)
);
--> statement-breakpoint
ALTER TABLE "lottery_game" ADD COLUMN "close_before_seconds" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_game" ADD COLUMN "menu_group" text;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD CONSTRAINT "lottery_draw_game_code_lottery_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_game"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draw_newest" ON "lottery_draw" USING btree ("opened_at" DESC NULLS LAST,"game_code");--> statement-breakpoint
CREATE INDEX "bet_ticket" ON "bet" USING btree ("member_id","round_id") WHERE "bet"."game_category" IN ('LOTT', 'ELOTT');