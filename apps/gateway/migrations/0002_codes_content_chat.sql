CREATE TABLE "chat_ignore" (
	"member_id" uuid NOT NULL,
	"ignored_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_ignore_member_id_ignored_id_pk" PRIMARY KEY("member_id","ignored_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"room" text NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_mute" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"message_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_report_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "chat_room_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "chat_word" (
	"merchant" text NOT NULL,
	"word" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "chat_word_merchant_word_pk" PRIMARY KEY("merchant","word")
);
--> statement-breakpoint
CREATE TABLE "known_network" (
	"member_id" uuid NOT NULL,
	"network" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_network_member_id_network_pk" PRIMARY KEY("member_id","network")
);
--> statement-breakpoint
CREATE TABLE "login_verification" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"must_change" boolean NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_verification_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"destination" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "totp_secret" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"cover" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"ref_no" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"channel" text NOT NULL,
	"message" text,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "join_request_ref_no_unique" UNIQUE("ref_no")
);
--> statement-breakpoint
CREATE TABLE "promotion_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"cover" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "chat_message_recent" ON "chat_message" USING btree ("merchant","room","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_message_author" ON "chat_message" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_verification_expiry" ON "login_verification" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_newest" ON "one_time_code" USING btree ("merchant","purpose","destination","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "one_time_code_expiry" ON "one_time_code" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "outgoing_message_recent" ON "outgoing_message" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "step_up_expiry" ON "step_up" USING brin ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "totp_confirmed" ON "totp_secret" USING btree ("member_id") WHERE "totp_secret"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "article_recent" ON "article" USING btree ("merchant","kind","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "join_request_recent" ON "join_request" USING btree ("merchant","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotion_order" ON "promotion" USING btree ("merchant","type","sort","id");