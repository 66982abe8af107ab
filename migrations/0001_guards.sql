-- The ledger is append-only, and every entry balances when its transaction commits.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked_entry uuid := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'entry_id' END;
  expected integer;
  found_count bigint;
  total numeric;
  books bigint;
BEGIN
  SELECT posting_count INTO expected FROM ledger_entries WHERE id = checked_entry;
  SELECT count(*), coalesce(sum(p.cents), 0), count(DISTINCT a.book)
    INTO found_count, total, books
    FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.entry_id = checked_entry;
  IF found_count IS DISTINCT FROM expected OR total <> 0 OR books <> 1 THEN
    RAISE EXCEPTION 'ledger entry % does not balance: % postings of %, sum %, % books',
      checked_entry, found_count, expected, total, books
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entry_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();
--> statement-breakpoint
-- The audit log stays append-only; what is older than the retention period (7 years) may go.

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '7 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only: % refused', TG_OP
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'audit_log_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- TRUNCATE fires no row trigger, so it has one of its own.
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- Sealed bids: what was received stays as it was, and nothing comes in after the close.

CREATE FUNCTION bids_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'sealed bids are only added to: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sealed_bids_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER sealed_bids_append_only BEFORE UPDATE OR DELETE ON sealed_bids
  FOR EACH ROW EXECUTE FUNCTION bids_refuse_change();
--> statement-breakpoint
CREATE TRIGGER biddings_stay BEFORE DELETE ON biddings
  FOR EACH ROW EXECUTE FUNCTION bids_refuse_change();
--> statement-breakpoint
CREATE FUNCTION bids_refuse_after_close() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes a bid and the close of its assembly wait for each other, whoever writes them.
  PERFORM 1 FROM biddings WHERE id = NEW.bidding_id AND closed_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the bidding is closed'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sealed_bids_before_close';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sealed_bids_before_close BEFORE INSERT ON sealed_bids
  FOR EACH ROW EXECUTE FUNCTION bids_refuse_after_close();
--> statement-breakpoint
CREATE FUNCTION biddings_only_close() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.closed_at IS NOT NULL OR to_jsonb(NEW) - 'closed_at' <> to_jsonb(OLD) - 'closed_at' THEN
    RAISE EXCEPTION 'a bidding changes only once, when it closes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'biddings_only_close';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER biddings_only_close BEFORE UPDATE ON biddings
  FOR EACH ROW EXECUTE FUNCTION biddings_only_close();
