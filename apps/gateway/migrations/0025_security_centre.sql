CREATE TABLE "totp_recovery" (
	"member_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "totp_recovery_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_miss" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"misses" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
