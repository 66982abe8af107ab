CREATE TABLE "provider_checks" (
	"mode" text NOT NULL,
	"day" date NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"provider_cents" bigint NOT NULL,
	"recorded_cents" bigint NOT NULL,
	"ledger_cents" bigint NOT NULL,
	"in_progress_cents" bigint NOT NULL,
	"difference_cents" bigint NOT NULL,
	"differs_since" timestamp with time zone,
	CONSTRAINT "provider_checks_pkey" PRIMARY KEY("mode","day")
);
--> statement-breakpoint
CREATE TABLE "provider_openings" (
	"mode" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"provider_cents" bigint NOT NULL,
	"ledger_cents" bigint NOT NULL,
	"on_the_way_cents" bigint NOT NULL,
	"last_entries" jsonb NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"arrives_on" date NOT NULL,
	"is_automatic" boolean NOT NULL,
	"failure" text,
	"has_arrived" boolean NOT NULL,
	"returned_times" integer DEFAULT 0 NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	CONSTRAINT "provider_payouts_subject_id_key" UNIQUE("subject_id"),
	CONSTRAINT "provider_payouts_status_check" CHECK ("provider_payouts"."status" in ('pending', 'in_transit', 'paid', 'failed', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "provider_runs" (
	"mode" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"type" text NOT NULL,
	"source_id" text,
	"provider_payment_id" text,
	"payout_id" text,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"is_before_opening" boolean NOT NULL,
	"matched_as" text,
	"payment_id" uuid,
	"explained_account" text,
	"explained_note" text,
	"explained_by" text,
	"explained_at" timestamp with time zone,
	CONSTRAINT "provider_transactions_subject_id_key" UNIQUE("subject_id"),
	CONSTRAINT "provider_transactions_matched_check" CHECK ("provider_transactions"."matched_as" is null or "provider_transactions"."matched_as" in ('payment', 'refund', 'dispute', 'unexpected', 'fee', 'payout', 'opening', 'explained')),
	CONSTRAINT "provider_transactions_explained_check" CHECK (("provider_transactions"."matched_as" is not distinct from 'explained') = ("provider_transactions"."explained_at" is not null)
        and ("provider_transactions"."explained_at" is null) = ("provider_transactions"."explained_by" is null)
        and ("provider_transactions"."explained_at" is null) = ("provider_transactions"."explained_note" is null)
        and ("provider_transactions"."explained_account" is null or "provider_transactions"."explained_account" in ('provider-fees', 'bank', 'payments-going-back', 'other-income', 'other-expenses')))
);
--> statement-breakpoint
CREATE TABLE "sandbox_balance_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"source" text,
	"payment_intent" text,
	"amount" bigint NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"payout" text,
	"description" text,
	"created_at" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payouts_created_at_key" UNIQUE("created_at")
);
--> statement-breakpoint
CREATE INDEX "provider_payouts_created_idx" ON "provider_payouts" USING btree ("mode","created_at","subject_id");--> statement-breakpoint
CREATE INDEX "provider_transactions_created_idx" ON "provider_transactions" USING btree ("mode","created_at","subject_id");--> statement-breakpoint
CREATE INDEX "provider_transactions_payout_idx" ON "provider_transactions" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "provider_transactions_unmatched_idx" ON "provider_transactions" USING btree ("mode","created_at","subject_id") WHERE "provider_transactions"."matched_as" is null;--> statement-breakpoint
CREATE INDEX "sandbox_balance_transactions_created_at_idx" ON "sandbox_balance_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_balance_transactions_payout_idx" ON "sandbox_balance_transactions" USING btree ("payout");--> statement-breakpoint
CREATE INDEX "sandbox_balance_transactions_unpaid_idx" ON "sandbox_balance_transactions" USING btree ("available_at") WHERE "sandbox_balance_transactions"."payout" is null;--> statement-breakpoint
-- The sandbox kept no movements of its balance: these are the ones of its charges, refunds and
-- disputes, with the ids and fees that it has shown so far. Real installations have no such rows.
INSERT INTO "sandbox_balance_transactions" ("id", "type", "source", "payment_intent", "amount", "fee", "currency", "created_at", "available_at")
SELECT 'txn_' || "id", CASE WHEN "account" IS NULL THEN 'charge' ELSE 'payment' END, "id", "payment_intent", "amount",
	CASE WHEN "account" IS NULL THEN round("amount" * 0.029) + 30 ELSE least(500, round("amount" * 0.008)) END,
	"currency", "created_at", "created_at" + interval '2 days'
FROM "sandbox_charges" WHERE "status" = 'succeeded';
--> statement-breakpoint
INSERT INTO "sandbox_balance_transactions" ("id", "type", "source", "payment_intent", "amount", "fee", "currency", "created_at", "available_at")
SELECT 'txn_' || "id" || "suffix", "type", "id", "payment_intent", "amount" * "sign", 0, "currency", "created_at", "created_at"
FROM "sandbox_refunds", (VALUES ('', 'refund', -1, 'succeeded'), ('', 'refund', -1, 'failed'), ('_failure', 'refund_failure', 1, 'failed')) AS "moved" ("suffix", "type", "sign", "of")
WHERE "status" = "of";
--> statement-breakpoint
INSERT INTO "sandbox_balance_transactions" ("id", "type", "source", "payment_intent", "amount", "fee", "currency", "created_at", "available_at")
SELECT 'txn_' || "id" || "suffix", 'adjustment', "id", "payment_intent", "amount" * "sign", 0, "currency", "created_at", "created_at"
FROM "sandbox_disputes", (VALUES ('', -1, 'needs_response'), ('', -1, 'lost'), ('', -1, 'won'), ('_won', 1, 'won')) AS "moved" ("suffix", "sign", "of")
WHERE "status" = "of";
