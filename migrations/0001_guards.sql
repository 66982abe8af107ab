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
--> statement-breakpoint
-- Assemblies: what a step has published stays as it was, whoever asks.

CREATE FUNCTION assemblies_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps text[] := ARRAY['open', 'closed', 'drawn', 'finished'];
  old_row jsonb;
  new_row jsonb;
  field record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an assembly is never deleted'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'assemblies_stay';
  END IF;
  old_row := to_jsonb(OLD);
  new_row := to_jsonb(NEW);
  -- A field that was empty may be filled, by the step it belongs to (see the checks of the table).
  FOR field IN SELECT key, value FROM jsonb_each(old_row) LOOP
    IF field.key <> 'status' AND field.value <> 'null'::jsonb AND new_row->field.key <> field.value THEN
      RAISE EXCEPTION 'what an assembly has published does not change: %', field.key
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'assemblies_stay';
    END IF;
  END LOOP;
  IF array_position(steps, NEW.status) NOT IN (array_position(steps, OLD.status), array_position(steps, OLD.status) + 1) THEN
    RAISE EXCEPTION 'an assembly goes from % to the next step, not to %', OLD.status, NEW.status
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'assemblies_steps';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER assemblies_guard BEFORE UPDATE OR DELETE ON assemblies
  FOR EACH ROW EXECUTE FUNCTION assemblies_guard();
--> statement-breakpoint
CREATE FUNCTION assembly_picks_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept text[] := ARRAY['status', 'settled_at', 'payment_started_at'];
  made bigint;
  allowed bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a pick is never deleted'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'assembly_picks_stay';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.settled_at IS NOT NULL OR to_jsonb(NEW) - kept <> to_jsonb(OLD) - kept THEN
      RAISE EXCEPTION 'a pick changes only while it is held'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'assembly_picks_stay';
    END IF;
  END IF;
  -- Two picks a month, and what earlier months could not afford; never more.
  IF NEW.status IN ('awarded', 'held') THEN
    SELECT count(*) INTO made FROM assembly_picks
      WHERE group_id = NEW.group_id AND status IN ('awarded', 'held') AND id <> NEW.id;
    SELECT 2 * month INTO allowed FROM assemblies WHERE id = NEW.assembly_id;
    IF made + 1 > allowed THEN
      RAISE EXCEPTION 'more picks than % months allow', allowed / 2
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'assembly_picks_allowed';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER assembly_picks_guard BEFORE INSERT OR UPDATE OR DELETE ON assembly_picks
  FOR EACH ROW EXECUTE FUNCTION assembly_picks_guard();
