CREATE TABLE "deposit" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid" bigint,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"reason" text,
	"client_key" text NOT NULL,
	"provider_ref" text,
	"pay_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deposit_client_key" UNIQUE("member_id","client_key"),
	CONSTRAINT "deposit_amount" CHECK ("deposit"."amount" > 0 AND "deposit"."fee" >= 0 AND "deposit"."fee" < "deposit"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"body" jsonb NOT NULL,
	"effect" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"body" jsonb NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"is_spoilt" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"merchant" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_manual" boolean NOT NULL,
	"language" text NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_order_no" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE INDEX "deposit_member" ON "deposit" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_open" ON "deposit" USING btree ("expires_at") WHERE "deposit"."status" IN ('CREATED', 'PENDING');--> statement-breakpoint
CREATE INDEX "payment_event_order" ON "payment_event" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "sandbox_event_due" ON "sandbox_event" USING btree ("due_at") WHERE "sandbox_event"."sent_at" IS NULL;