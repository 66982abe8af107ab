CREATE TABLE "deposit_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_refunds_amount_check" CHECK ("deposit_refunds"."amount_cents" > 0),
	CONSTRAINT "deposit_refunds_status_check" CHECK ("deposit_refunds"."status" in ('succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"full_name" text NOT NULL,
	"plan_id" text NOT NULL,
	"mode" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"payment_id" text,
	"client_secret" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_reason" text,
	"refund_requested_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "deposits_payment_id_key" UNIQUE("payment_id"),
	CONSTRAINT "deposits_status_check" CHECK ("deposits"."status" in ('pending', 'completed', 'refunded', 'failed', 'expired')),
	CONSTRAINT "deposits_mode_check" CHECK ("deposits"."mode" in ('live', 'test', 'sandbox')),
	CONSTRAINT "deposits_amount_check" CHECK ("deposits"."amount_cents" = 20000 and "deposits"."currency" = 'USD'),
	CONSTRAINT "deposits_refunded_check" CHECK ("deposits"."refunded_cents" >= 0 and "deposits"."refunded_cents" <= "deposits"."amount_cents"),
	CONSTRAINT "deposits_completed_at_check" CHECK (("deposits"."status" in ('completed', 'refunded')) = ("deposits"."completed_at" is not null)),
	CONSTRAINT "deposits_refunded_at_check" CHECK (("deposits"."status" = 'refunded') = ("deposits"."refunded_at" is not null)
        and ("deposits"."status" = 'refunded') = ("deposits"."refunded_cents" = "deposits"."amount_cents")),
	CONSTRAINT "deposits_paid_payment_check" CHECK ("deposits"."completed_at" is null or "deposits"."payment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "group_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"deposit_id" uuid NOT NULL,
	"application_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "group_places_deposit_id_key" UNIQUE("deposit_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"capacity" integer NOT NULL,
	"member_count" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"formed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "groups_plan_number_key" UNIQUE("plan_id","number"),
	CONSTRAINT "groups_plan_check" CHECK ("groups"."plan_id" in ('450', '650')),
	CONSTRAINT "groups_status_check" CHECK ("groups"."status" in ('forming', 'formed', 'not_formed', 'cancelled')),
	CONSTRAINT "groups_member_count_check" CHECK ("groups"."member_count" >= 0 and "groups"."member_count" <= "groups"."capacity"),
	CONSTRAINT "groups_formed_check" CHECK (("groups"."status" = 'formed') = ("groups"."formed_at" is not null)),
	CONSTRAINT "groups_ended_check" CHECK (("groups"."status" in ('not_formed', 'cancelled')) = ("groups"."ended_at" is not null)),
	CONSTRAINT "groups_window_check" CHECK ("groups"."closes_at" > "groups"."opened_at")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"book" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "ledger_accounts_book_name_key" UNIQUE("book","name"),
	CONSTRAINT "ledger_accounts_book_check" CHECK ("ledger_accounts"."book" in ('live', 'test', 'sandbox')),
	CONSTRAINT "ledger_accounts_kind_check" CHECK ("ledger_accounts"."kind" in ('asset', 'liability'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"posting_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_key_key" UNIQUE("key"),
	CONSTRAINT "ledger_entries_posting_count_check" CHECK ("ledger_entries"."posting_count" >= 2)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_postings_cents_check" CHECK ("ledger_postings"."cents" <> 0),
	CONSTRAINT "ledger_postings_currency_check" CHECK ("ledger_postings"."currency" = 'USD')
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"card" jsonb NOT NULL,
	"error" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_refunded_check" CHECK ("sandbox_charges"."amount_refunded" >= 0 and "sandbox_charges"."amount_refunded" <= "sandbox_charges"."amount")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_intent" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"description" text,
	"metadata" jsonb NOT NULL,
	"latest_charge" text,
	"pending_card" jsonb,
	"last_error" jsonb,
	"canceled_at" timestamp with time zone,
	"cancellation_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_intents_amount_check" CHECK ("sandbox_payment_intents"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_secret" text NOT NULL,
	"holds_webhooks" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"charge" text NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"is_forced" boolean DEFAULT false NOT NULL,
	"last_status" integer,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit_refunds" ADD CONSTRAINT "deposit_refunds_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_refunds_deposit_id_idx" ON "deposit_refunds" USING btree ("deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_open_key" ON "deposits" USING btree ("application_id","mode") WHERE "deposits"."status" in ('pending', 'completed');--> statement-breakpoint
CREATE INDEX "deposits_application_id_idx" ON "deposits" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "deposits_email_idx" ON "deposits" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deposits_created_at_idx" ON "deposits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_next_check_idx" ON "deposits" USING btree ("next_check_at") WHERE "deposits"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_idx" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "group_places_group_id_idx" ON "group_places" USING btree ("group_id","taken_at");--> statement-breakpoint
CREATE INDEX "group_places_application_id_idx" ON "group_places" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "groups_forming_idx" ON "groups" USING btree ("plan_id","number") WHERE "groups"."status" = 'forming';--> statement-breakpoint
CREATE INDEX "ledger_entries_subject_id_idx" ON "ledger_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_entry_id_idx" ON "ledger_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account_id_idx" ON "ledger_postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_payment_intent_idx" ON "sandbox_charges" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_payment_events_payment_intent_idx" ON "sandbox_payment_events" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_payment_intents_created_at_idx" ON "sandbox_payment_intents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment_intent_idx" ON "sandbox_refunds" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_created_at_idx" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhook_deliveries_event_id_idx" ON "sandbox_webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhook_deliveries_due_idx" ON "sandbox_webhook_deliveries" USING btree ("next_attempt_at") WHERE "sandbox_webhook_deliveries"."delivered_at" is null;