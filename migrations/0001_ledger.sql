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
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_subject_id_idx" ON "ledger_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_entry_id_idx" ON "ledger_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account_id_idx" ON "ledger_postings" USING btree ("account_id");