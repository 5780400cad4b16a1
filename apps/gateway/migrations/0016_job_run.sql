CREATE TABLE "job_run" (
	"job" text NOT NULL,
	"party" text NOT NULL,
	"period" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"took_ms" integer,
	CONSTRAINT "job_run_job_party_period_pk" PRIMARY KEY("job","party","period")
);
--> statement-breakpoint
CREATE INDEX "job_run_due" ON "job_run" USING btree ("job","party","due_at");--> statement-breakpoint
CREATE INDEX "job_run_open" ON "job_run" USING btree ("job","due_at") WHERE "job_run"."done_at" is null;