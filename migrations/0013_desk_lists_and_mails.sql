ALTER TABLE "blog_articles" ADD COLUMN "language" text DEFAULT 'pt-BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_reference" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_details_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_returned_details_id_bank_details_id_fk" FOREIGN KEY ("returned_details_id") REFERENCES "public"."bank_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- allow index approvals: the changelog says how to build it concurrently before.
CREATE INDEX IF NOT EXISTS "approvals_decided_idx" ON "approvals" USING btree ("entered_at","id") WHERE "approvals"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "awards_target_idx" ON "awards" USING btree ("book",("selected_on" + case "step" when 'papers' then 10 when 'home' then 30 when 'appraisal' then 45 when 'closing' then 60 end),"id") WHERE "awards"."step" <> 'paid' and "awards"."end" is null;--> statement-breakpoint
-- allow index deposits: the changelog says how to build it concurrently before.
CREATE INDEX IF NOT EXISTS "deposits_owed_back_idx" ON "deposits" USING btree ("created_at","id") WHERE "deposits"."status" = 'completed' and "deposits"."refund_requested_at" is not null;--> statement-breakpoint
-- allow index mails: the changelog says how to build it concurrently before.
CREATE INDEX IF NOT EXISTS "mails_created_at_idx" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_language_check" CHECK ("blog_articles"."language" in ('en', 'pt-BR'));--> statement-breakpoint
-- Searches of the desk: the same text as in the lists' queries.
CREATE INDEX payouts_search_idx ON payouts USING gin (search_text_of(NULL, payee_name, bank_reference, returned_reference, seat::text) gin_trgm_ops);--> statement-breakpoint
-- allow index approvals: the changelog says how to build it concurrently before.
CREATE INDEX IF NOT EXISTS approvals_search_idx ON approvals USING gin (search_text_of(NULL, summary, entered_by, decided_by, reason) gin_trgm_ops);--> statement-breakpoint
-- Returns from before: only the audit log says why, and with which reference it had been sent.
-- allow change-rows payouts: fills the new columns of returned payouts only.
UPDATE payouts p SET returned_at = back.at, return_reason = back.after ->> 'reason',
  returned_reference = sent.after ->> 'reference',
  returned_details_id = (SELECT d.id FROM bank_details d
    WHERE d.owner_kind = p.payee_kind AND d.owner_id = p.payee_id AND d.entered_at <= sent.at
      AND (d.replaced_at IS NULL OR d.replaced_at > sent.at)
    ORDER BY d.entered_at DESC LIMIT 1)
FROM (SELECT DISTINCT ON (subject_id) subject_id, at, after FROM audit_log
    WHERE action = 'payout.returned' ORDER BY subject_id, at DESC) back
  LEFT JOIN LATERAL (SELECT at, after FROM audit_log paid
    WHERE paid.subject_id = back.subject_id AND paid.action = 'payout.paid' AND paid.at <= back.at
    ORDER BY paid.at DESC LIMIT 1) sent ON true
WHERE p.returned_times > 0 AND back.subject_id = 'payout:' || p.id;
