CREATE TABLE "money_step" (
	"ref_no" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_step_ref_no_version_pk" PRIMARY KEY("ref_no","version")
);
--> statement-breakpoint
CREATE TABLE "pay_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"kind" text NOT NULL,
	"account_no" text NOT NULL,
	"holder" text NOT NULL,
	"client_key" text NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "pay_account_client_key" UNIQUE("member_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ref_no" text NOT NULL,
	"member_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "withdrawal_proof_content" UNIQUE("ref_no","sha256")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid" bigint,
	"received" bigint,
	"refunded" bigint,
	"status" text DEFAULT 'REVIEW' NOT NULL,
	"reason" text,
	"client_key" text NOT NULL,
	"provider_ref" text,
	"accepted_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "withdrawal_client_key" UNIQUE("member_id","client_key"),
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount" > 0 AND "withdrawal"."fee" >= 0 AND "withdrawal"."fee" < "withdrawal"."amount"),
	CONSTRAINT "withdrawal_paid" CHECK ("withdrawal"."paid" > 0 AND "withdrawal"."paid" <= "withdrawal"."amount" - "withdrawal"."fee")
);
--> statement-breakpoint
ALTER TABLE "sandbox_order" ADD COLUMN "type" text DEFAULT 'DEPOSIT' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_account_number" ON "pay_account" USING btree ("member_id","bank_code","account_no") WHERE "pay_account"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_member" ON "withdrawal" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_in_flight" ON "withdrawal" USING btree ("member_id") WHERE "withdrawal"."status" IN ('REVIEW', 'APPROVED', 'PAYING');--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("merchant","status","next_at") WHERE "withdrawal"."status" IN ('REVIEW', 'APPROVED', 'PAYING', 'PAID_OUT', 'DISPUTED');