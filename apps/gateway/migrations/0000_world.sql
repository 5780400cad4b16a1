CREATE TABLE "favourite" (
	"member_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"classify" text,
	"names" jsonb NOT NULL,
	"search_name" text NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"has_free_trial" boolean DEFAULT false NOT NULL,
	"min_bet" bigint NOT NULL,
	"lines" smallint DEFAULT 0 NOT NULL,
	"volatility" smallint DEFAULT 3 NOT NULL,
	"rtp" integer NOT NULL,
	"theme" text NOT NULL,
	"launch" text DEFAULT 'IFRAME' NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "game_min_bet_positive" CHECK ("game"."min_bet" > 0)
);
--> statement-breakpoint
CREATE TABLE "lottery_game" (
	"code" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"prize_mode" text NOT NULL,
	"names" jsonb NOT NULL,
	"theme" text NOT NULL,
	"draw_every_seconds" integer NOT NULL,
	"sort" integer NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"categories" text[] NOT NULL,
	"account_type_id" text NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'UP' NOT NULL,
	"maintenance_until" timestamp with time zone,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL,
	"currencies" text[] NOT NULL,
	CONSTRAINT "vendor_account_type_id_unique" UNIQUE("account_type_id")
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"vendor" text NOT NULL,
	"game_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"game_category" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"launch_hash" "bytea" NOT NULL,
	"launch_expires_at" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone,
	"play_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_session_launch" UNIQUE("launch_hash"),
	CONSTRAINT "game_session_play" UNIQUE("play_hash")
);
--> statement-breakpoint
CREATE TABLE "player_alias" (
	"alias" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "player_alias_member" UNIQUE("provider","member_id","currency")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"member_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"played_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_game_once" UNIQUE("member_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "stream_ticket" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"member_id" uuid,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	"min_balance" bigint,
	"max_balance" bigint,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_owner" UNIQUE NULLS NOT DISTINCT("member_id","type","currency"),
	CONSTRAINT "account_min" CHECK ("account"."min_balance" IS NULL OR "account"."balance" >= "account"."min_balance"),
	CONSTRAINT "account_max" CHECK ("account"."max_balance" IS NULL OR "account"."balance" <= "account"."max_balance"),
	CONSTRAINT "account_kind" CHECK (("account"."owner_kind" = 'member') = ("account"."member_id" IS NOT NULL)),
	CONSTRAINT "account_kept" CHECK (("account"."owner_kind" = 'member') = ("account"."balance" IS NOT NULL)),
	CONSTRAINT "account_house_type" CHECK (("account"."owner_kind" = 'house') = ("account"."type" LIKE 'H:%'))
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"provider" text NOT NULL,
	"tx_id" text NOT NULL,
	"ref_no" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"round_id" text NOT NULL,
	"game_session_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"vendor" text NOT NULL,
	"game_category" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"stake_cash" bigint NOT NULL,
	"stake_bonus" bigint NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"live_wins" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bet_provider_tx_id_pk" PRIMARY KEY("provider","tx_id"),
	CONSTRAINT "bet_fund" CHECK ("bet"."stake" = "bet"."stake_cash" + "bet"."stake_bonus")
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"journal_id" uuid NOT NULL,
	"seq" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"account_version" bigint,
	CONSTRAINT "entry_journal_id_seq_pk" PRIMARY KEY("journal_id","seq"),
	CONSTRAINT "entry_moves" CHECK ("entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "game_tx" (
	"provider" text NOT NULL,
	"tx_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_tx_id" text,
	"round_id" text,
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fingerprint" "bytea",
	"state" text NOT NULL,
	"journal_id" uuid,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_tx_provider_tx_id_pk" PRIMARY KEY("provider","tx_id")
);
--> statement-breakpoint
CREATE TABLE "house_snapshot" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	"xmin_bound" "xid8" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idem" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" smallint,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idem_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shard_key" uuid,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"ext_id" text NOT NULL,
	"ref_no" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"reverses" uuid,
	"meta" jsonb,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "journal_ref_no" UNIQUE("ref_no"),
	CONSTRAINT "journal_event" UNIQUE("source","ext_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"member_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"seq" bigint
);
--> statement-breakpoint
CREATE TABLE "outbox_cursor" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"username" "citext" NOT NULL,
	"skeleton" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"payment_password_hash" text,
	"nickname" text NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"upline_id" uuid,
	"path" "ltree" NOT NULL,
	"club_label" text,
	"rank_level" integer DEFAULT 0 NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"language" text NOT NULL,
	"avatar_id" text NOT NULL,
	"email" "citext",
	"mobile" text,
	"dialing_code" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"affiliate_code" "citext" NOT NULL,
	"referrer_id" uuid,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"last_login_ip" text,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_ip" text,
	"hides_from_winners" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_type" CHECK ("member"."type" in (0, 1, 2, 4, 41, 42))
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid,
	"action" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"ip" text NOT NULL,
	"trace_id" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seal_no" bigint,
	"hash" "bytea",
	CONSTRAINT "audit_log_seal_no_unique" UNIQUE("seal_no")
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_no" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"answer_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jwe_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"generation" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jwe_key_generation_unique" UNIQUE("generation")
);
--> statement-breakpoint
CREATE TABLE "login_miss" (
	"merchant" text NOT NULL,
	"name_hash" "bytea" NOT NULL,
	"misses" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "login_miss_merchant_name_hash_pk" PRIMARY KEY("merchant","name_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"key" text NOT NULL,
	"window_seconds" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_counter_key_window_seconds_pk" PRIMARY KEY("key","window_seconds")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_once" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_once_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "avatar" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant" (
	"code" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"country" text NOT NULL,
	"country_name" text NOT NULL,
	"currency" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"time_zone" text NOT NULL,
	"dialing_code" text NOT NULL,
	"languages" text[] NOT NULL,
	"hosts" text[] NOT NULL,
	"min_age" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "merchant_brand_id_unique" UNIQUE("brand_id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"merchant" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_merchant_name_pk" PRIMARY KEY("merchant","name")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"group_name" text NOT NULL,
	"image" text NOT NULL,
	"linkage_type" text,
	"linkage_value" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_game" ADD CONSTRAINT "lottery_game_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_recent" ON "favourite" USING btree ("member_id","created_at" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_vendor_code" ON "game" USING btree ("vendor","code");--> statement-breakpoint
CREATE INDEX "game_order" ON "game" USING btree ("sort","id","vendor") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "game_type_order" ON "game" USING btree ("game_type","sort","id","vendor") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "game_vendor_order" ON "game" USING btree ("vendor","game_type","sort","id") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "game_classify_order" ON "game" USING btree ("game_type","classify","sort","id") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "game_stake_order" ON "game" USING btree ("game_type","min_bet","sort","id") WHERE "game"."is_enabled";--> statement-breakpoint
CREATE INDEX "game_hot_order" ON "game" USING btree ("sort","id") WHERE "game"."is_enabled" and "game"."is_hot";--> statement-breakpoint
CREATE INDEX "game_search" ON "game" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_session_recent" ON "game_session" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_game_order" ON "recent_game" USING btree ("member_id","played_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bet_round" ON "bet" USING btree ("provider","round_id");--> statement-breakpoint
CREATE INDEX "bet_member" ON "bet" USING btree ("member_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bet_winners" ON "bet" USING btree ("merchant","settled_at" DESC NULLS LAST) WHERE "bet"."payout" > 0;--> statement-breakpoint
CREATE INDEX "entry_account" ON "entry" USING btree ("account_id","journal_id");--> statement-breakpoint
CREATE INDEX "idem_age" ON "idem" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_reverses" ON "journal" USING btree ("reverses") WHERE "journal"."reverses" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."done_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_told" ON "outbox" USING btree ("seq") WHERE "outbox"."seq" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "member_username" ON "member" USING btree ("merchant","username");--> statement-breakpoint
CREATE UNIQUE INDEX "member_skeleton" ON "member" USING btree ("merchant","skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "member_affiliate_code" ON "member" USING btree ("merchant","affiliate_code");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("merchant","email") WHERE "member"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("merchant","dialing_code","mobile") WHERE "member"."mobile" is not null;--> statement-breakpoint
CREATE INDEX "member_path" ON "member" USING gist ("path");--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" USING btree ("merchant","upline_id");--> statement-breakpoint
CREATE INDEX "message_recent" ON "message" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("member_id") WHERE "message"."read_at" is null and "message"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "audit_member" ON "audit_log" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_unsealed" ON "audit_log" USING btree ("id") WHERE "audit_log"."seal_no" is null;--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_counter_age" ON "rate_counter" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "used_once_expiry" ON "used_once" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "session_live" ON "session" USING btree ("member_id","created_at") WHERE "session"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "announcement_recent" ON "announcement" USING btree ("merchant","type","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "banner_group" ON "banner" USING btree ("merchant","group_name","sort","id");--> statement-breakpoint
CREATE INDEX "help_article_order" ON "help_article" USING btree ("merchant","category","sort","id");