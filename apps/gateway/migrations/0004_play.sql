CREATE TABLE "play_exclusion" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"set_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_limit" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"window" text NOT NULL,
	"value" bigint NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"set_by" text NOT NULL,
	CONSTRAINT "play_limit_member_id_kind_window_pk" PRIMARY KEY("member_id","kind","window"),
	CONSTRAINT "play_limit_value" CHECK ("play_limit"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_transfer" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_transfer_amount" CHECK ("vendor_transfer"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "wallet_mode" text DEFAULT 'SEAMLESS' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "purse" text DEFAULT 'CASH' NOT NULL;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "purse" text DEFAULT 'CASH' NOT NULL;--> statement-breakpoint
CREATE INDEX "play_exclusion_member" ON "play_exclusion" USING btree ("member_id") WHERE "play_exclusion"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_transfer_member" ON "vendor_transfer" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_session_away" ON "game_session" USING btree ("member_id","purse") WHERE "game_session"."ended_at" is null and "game_session"."purse" <> 'CASH';