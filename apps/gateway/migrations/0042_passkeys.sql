CREATE TABLE "passkey_challenge" (
	"challenge" "bytea" PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING brin ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_member" ON "passkey" USING btree ("member_id","created_at" DESC NULLS LAST);