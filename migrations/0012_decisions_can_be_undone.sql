CREATE TABLE "pending_decisions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"notes" text,
	"version" integer NOT NULL,
	"is_missing_paper_accepted" boolean NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"applies_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_decisions_outcome_check" CHECK ("pending_decisions"."outcome" in ('approved', 'rejected', 'paper-requested')),
	CONSTRAINT "pending_decisions_notes_check" CHECK ("pending_decisions"."outcome" = 'approved' or "pending_decisions"."notes" is not null)
);
--> statement-breakpoint
ALTER TABLE "pending_decisions" ADD CONSTRAINT "pending_decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_decisions_due_idx" ON "pending_decisions" USING btree ("applies_at");--> statement-breakpoint
-- allow index approvals: built before the upgrade, concurrently, as the changelog says
CREATE INDEX IF NOT EXISTS "approvals_reference_idx" ON "approvals" USING btree (lower(regexp_replace("details"->>'reference', '[^[:alnum:]]+', '', 'g'))) WHERE "approvals"."state" <> 'rejected';