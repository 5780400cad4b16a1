CREATE TABLE "point_reward" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint,
	"stock" integer,
	"limit_per_member" integer NOT NULL,
	"contact" text[] DEFAULT '{}' NOT NULL,
	"ends_at" timestamp with time zone,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "point_reward_points" CHECK ("point_reward"."points" > 0 AND "point_reward"."limit_per_member" > 0),
	CONSTRAINT "point_reward_stock" CHECK ("point_reward"."stock" >= 0),
	CONSTRAINT "point_reward_pays" CHECK (("point_reward"."type" = 'GOODS') = ("point_reward"."amount" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"type" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint,
	"status" text NOT NULL,
	"contact" jsonb,
	"address" text,
	"remark" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "redemption_figures" CHECK ("redemption"."points" > 0 AND "redemption"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX "point_reward_order" ON "point_reward" USING btree ("merchant","sort","id");--> statement-breakpoint
CREATE INDEX "redemption_member" ON "redemption" USING btree ("member_id","applied_at" DESC NULLS LAST,"ref_no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "redemption_open" ON "redemption" USING btree ("merchant","applied_at") WHERE "redemption"."status" = 'IN_PROCESS';