CREATE TABLE "maintenance_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"has_succeeded" boolean NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"bytes" bigint,
	"detail" text NOT NULL,
	CONSTRAINT "maintenance_runs_kind_check" CHECK ("maintenance_runs"."kind" in ('backup', 'ledger-check')),
	CONSTRAINT "maintenance_runs_time_check" CHECK ("maintenance_runs"."started_at" <= "maintenance_runs"."ended_at")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" text NOT NULL,
	"migration" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"worked_at" timestamp with time zone,
	CONSTRAINT "processes_role_check" CHECK ("processes"."role" in ('web', 'worker', 'all'))
);
--> statement-breakpoint
CREATE INDEX "maintenance_runs_kind_idx" ON "maintenance_runs" USING btree ("kind","ended_at");--> statement-breakpoint
-- allow index payment_events: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "payment_events_received_idx" ON "payment_events" USING btree ("received_at");
