-- Notes about people, the deadline of a dispute, and what the desk reads without reading every row.
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"application_id" uuid,
	"note" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_notes_note_check" CHECK (btrim("person_notes"."note") <> ''),
	CONSTRAINT "person_notes_about_check" CHECK (num_nonnulls("person_notes"."user_id", "person_notes"."application_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "respond_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_user_idx" ON "person_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "person_notes_application_idx" ON "person_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "sealed_bids_membership_idx" ON "sealed_bids" USING btree ("membership_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_disputes_undecided_idx" ON "payment_disputes" USING btree ("created_at","id") WHERE "payment_disputes"."status" in ('inquiry', 'open');--> statement-breakpoint
-- allow index payment_refunds: few refunds fail, and operators build it concurrently before
CREATE INDEX IF NOT EXISTS "payment_refunds_failed_idx" ON "payment_refunds" USING btree ("created_at","id") WHERE "payment_refunds"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "payouts_unsent_idx" ON "payouts" USING btree ("book","owed_at","id") WHERE "payouts"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "payouts_returned_idx" ON "payouts" USING btree ("book","owed_at","id") WHERE "payouts"."state" = 'owed' and "payouts"."returned_times" > 0;