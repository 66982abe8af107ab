CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"invited_by" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_role_check" CHECK ("staff_invitations"."role" in ('admin', 'treasurer', 'reviewer', 'support', 'editor')),
	CONSTRAINT "staff_invitations_end_check" CHECK ("staff_invitations"."accepted_at" is null or "staff_invitations"."revoked_at" is null)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_open_key" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."accepted_at" is null and "staff_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_at_idx" ON "staff_invitations" USING btree ("invited_at","id");--> statement-breakpoint
-- allow index approvals: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "approvals_amount_idx" ON "approvals" USING btree ("amount_cents","entered_at");--> statement-breakpoint
-- allow index approvals: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "approvals_search_reference_idx" ON "approvals" USING btree (("details" ->> 'reference'));--> statement-breakpoint
-- allow index contribution_payments: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "contribution_payments_amount_idx" ON "contribution_payments" USING btree ("amount_cents","created_at");--> statement-breakpoint
-- allow index deposits: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "deposits_amount_idx" ON "deposits" USING btree ("amount_cents","created_at");--> statement-breakpoint
-- allow index payments: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "payments_last4_idx" ON "payments" USING btree ("paid_last4","created_at");--> statement-breakpoint
-- allow index saved_payment_methods: the changelog asks operators to build it concurrently before the upgrade.
CREATE INDEX IF NOT EXISTS "saved_payment_methods_last4_idx" ON "saved_payment_methods" USING btree ("last4","created_at");--> statement-breakpoint
CREATE INDEX "payouts_cents_idx" ON "payouts" USING btree ("cents","owed_at");--> statement-breakpoint
-- allow constraint users: it compares one short text of each account, a fraction of a second for 500,000.
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("users"."role" in ('member', 'admin', 'treasurer', 'reviewer', 'support', 'editor'));--> statement-breakpoint
-- Titles are searched as other lists are: folded by the same function.
CREATE INDEX "blog_articles_title_search_idx" ON "blog_articles" USING gin (search_text_of(NULL, "title") gin_trgm_ops);
