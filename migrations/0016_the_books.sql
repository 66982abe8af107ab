-- allow index ledger_entries: the changelog says how to build it concurrently before.
CREATE INDEX IF NOT EXISTS "ledger_entries_journal_idx" ON "ledger_entries" USING btree ("effective_on","scope_id","sequence");--> statement-breakpoint
-- allow index ledger_entries: the changelog says how to build it concurrently before.
CREATE INDEX IF NOT EXISTS "ledger_entries_scope_journal_idx" ON "ledger_entries" USING btree ("scope_id","effective_on","sequence");
