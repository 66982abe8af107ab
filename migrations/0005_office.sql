ALTER TABLE "identity_users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
CREATE INDEX "identity_users_banned_at_idx" ON "identity_users" USING btree ("banned_at") WHERE "identity_users"."banned_at" is not null;--> statement-breakpoint
ALTER TABLE "identity_users" ADD CONSTRAINT "identity_users_ban_check" CHECK ("identity_users"."ban_reason" is null or "identity_users"."banned_at" is not null);--> statement-breakpoint
-- Emptying the audit log as a whole passes by the trigger on its rows.
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
