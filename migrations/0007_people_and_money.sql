CREATE TABLE "deposit_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_disputes_amount_check" CHECK ("deposit_disputes"."amount_cents" > 0),
	CONSTRAINT "deposit_disputes_status_check" CHECK ("deposit_disputes"."status" in ('inquiry', 'open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge" text NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" DROP CONSTRAINT "groups_plan_number_key";--> statement-breakpoint
DROP INDEX "deposits_open_key";--> statement-breakpoint
DROP INDEX "groups_forming_idx";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "mode" text;--> statement-breakpoint
-- A group holds the money of one mode: real money if any of its places was paid with it.
UPDATE "groups" g SET "mode" = coalesce((SELECT d."mode" FROM "group_places" p JOIN "deposits" d ON d."id" = p."deposit_id" WHERE p."group_id" = g."id" ORDER BY p."released_at" IS NULL DESC, d."mode" = 'live' DESC, d."mode" = 'test' DESC LIMIT 1), 'sandbox');--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_disputes" ADD CONSTRAINT "deposit_disputes_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_disputes_deposit_id_idx" ON "deposit_disputes" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_payment_intent_idx" ON "sandbox_disputes" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "identity_users_banned_at_idx" ON "identity_users" USING btree ("banned_at") WHERE "identity_users"."banned_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_open_key" ON "deposits" USING btree ("application_id","mode") WHERE "deposits"."status" in ('pending', 'completed') and "deposits"."refund_requested_at" is null;--> statement-breakpoint
CREATE INDEX "groups_forming_idx" ON "groups" USING btree ("mode","plan_id","number") WHERE "groups"."status" = 'forming';--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_plan_number_key" UNIQUE("mode","plan_id","number");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_mode_check" CHECK ("groups"."mode" in ('live', 'test', 'sandbox'));--> statement-breakpoint
ALTER TABLE "identity_users" ADD CONSTRAINT "identity_users_ban_check" CHECK ("identity_users"."ban_reason" is null or "identity_users"."banned_at" is not null);--> statement-breakpoint
-- Emptying the audit log as a whole passes by the trigger on its rows.
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
