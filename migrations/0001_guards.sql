-- The ledger is append-only; entries balance, are numbered without gaps and chained by hash; balances
-- and positions are the sums of the postings. All of it is checked once per statement.
-- Docs: docs/decisions/0046-a-ledger-of-scopes.md.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_scopes_never_deleted BEFORE DELETE OR TRUNCATE ON ledger_scopes
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_balances_never_deleted BEFORE DELETE OR TRUNCATE ON ledger_balances
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_positions_never_deleted BEFORE DELETE OR TRUNCATE ON ledger_positions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- Balances and positions are written only by the postings' trigger.
CREATE FUNCTION ledger_refuse_direct_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION '% follows from the postings: direct % refused', TG_TABLE_NAME, TG_OP
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_derived';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_scopes_derived BEFORE UPDATE ON ledger_scopes
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_direct_write();
--> statement-breakpoint
CREATE TRIGGER ledger_balances_derived BEFORE INSERT OR UPDATE ON ledger_balances
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_direct_write();
--> statement-breakpoint
CREATE TRIGGER ledger_positions_derived BEFORE INSERT OR UPDATE ON ledger_positions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_direct_write();
--> statement-breakpoint
-- The next hash of a chain: SHA-256 over the hash before, the digest of the content and the moment.
CREATE FUNCTION ledger_next_hash(hash bytea, first_hash bytea, digest bytea, created_at timestamptz)
  RETURNS bytea LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN sha256(coalesce(hash, first_hash) || digest || int8send((extract(epoch FROM created_at) * 1000)::bigint));
END $$;
--> statement-breakpoint
CREATE AGGREGATE ledger_chain(bytea, bytea, timestamptz) (sfunc = ledger_next_hash, stype = bytea);
--> statement-breakpoint
-- The digest of an entry's content: SHA-256 over its fields, then its legs, a line each. This and
-- the next function use nothing more volatile than they declare (to_char is stable; text || number
-- would be, so numbers are cast), because PostgreSQL inlines a function only then.
CREATE FUNCTION ledger_digest(book text, scope text, key text, kind text, subject_id uuid, effective_on date, legs text)
  RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256(convert_to(book || E'\n' || scope || E'\n' || key || E'\n' || kind || E'\n' || subject_id::text || E'\n'
    || coalesce(to_char(effective_on, 'YYYY-MM-DD'), '') || E'\n' || legs, 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_leg_text(account text, cents bigint, membership_id uuid)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT account || E'\t' || cents::text || E'\t' || coalesce(membership_id::text, '') || E'\n'
$$;
--> statement-breakpoint
-- An entry and its postings are written by one statement. Its postings are checked by theirs.
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  bare_key text;
BEGIN
  SELECT e.key INTO bare_key FROM added e WHERE NOT EXISTS (
    SELECT FROM ledger_postings p WHERE p.scope_id = e.scope_id AND p.sequence = e.sequence AND p.leg = 1) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % has no postings', bare_key
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entry_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_have_postings AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();
--> statement-breakpoint
-- Checks the entries of the added postings, then moves the scopes' heads, the balances and the
-- positions. The planner's choices are fixed, because a plan made for two postings is reused for a
-- million and vice versa: every join below is a look-up by primary key.
CREATE FUNCTION ledger_apply_postings() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  wrong record;
BEGIN
  PERFORM FROM ledger_scopes s WHERE s.id IN (SELECT a.scope_id FROM added a)
    ORDER BY s.scope = 'cooperative', s.book, s.scope FOR UPDATE;
  WITH sums AS (
    SELECT a.scope_id, a.sequence, count(*) AS postings, sum(a.cents) AS total, max(a.leg) AS last_leg, min(a.leg) AS first_leg,
      min(a.effective_on) AS first_day, max(a.effective_on) AS last_day,
      string_agg(ledger_leg_text(a.account, a.cents, a.membership_id), '' ORDER BY a.leg) AS legs
    FROM added a GROUP BY a.scope_id, a.sequence
  ), links AS (
    SELECT t.*, e.key, e.hash, e.posting_count, e.effective_on, s.last_sequence,
      row_number() OVER chain AS place,
      ledger_chain(s.last_hash,
        ledger_digest(s.book, s.scope, e.key, e.kind, e.subject_id, e.effective_on, t.legs), e.created_at) OVER chain AS expected
    FROM sums t
      JOIN ledger_scopes s ON s.id = t.scope_id
      LEFT JOIN ledger_entries e ON e.scope_id = t.scope_id AND e.sequence = t.sequence
    WINDOW chain AS (PARTITION BY t.scope_id ORDER BY t.sequence ROWS UNBOUNDED PRECEDING)
  ), heads AS (
    UPDATE ledger_scopes s SET last_sequence = l.sequence, last_hash = l.expected
    FROM (SELECT DISTINCT ON (scope_id) * FROM links ORDER BY scope_id, sequence DESC) l WHERE s.id = l.scope_id
  )
  SELECT l.key, l.sequence, l.postings, l.posting_count, l.total, l.sequence = l.last_sequence + l.place AS follows,
    l.hash = l.expected AS chained INTO wrong
  FROM links l
  WHERE l.key IS NULL OR l.postings <> l.posting_count OR l.first_leg <> 1 OR l.last_leg <> l.postings OR l.total <> 0
    OR l.first_day <> l.effective_on OR l.last_day <> l.effective_on
    OR l.sequence <> l.last_sequence + l.place OR l.hash <> l.expected
  ORDER BY l.scope_id, l.sequence LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % (%) is not sound: % postings of %, sum %, in sequence %, in chain %',
      wrong.key, wrong.sequence, wrong.postings, wrong.posting_count, wrong.total, wrong.follows, wrong.chained
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entry_balances';
  END IF;
  INSERT INTO ledger_balances AS b (scope_id, account, cents)
    SELECT a.scope_id, a.account, sum(a.cents) FROM added a GROUP BY a.scope_id, a.account ORDER BY 1, 2
    ON CONFLICT (scope_id, account) DO UPDATE SET cents = b.cents + excluded.cents;
  INSERT INTO ledger_positions AS p (membership_id, scope_id, account, cents)
    SELECT a.membership_id, a.scope_id, a.account, sum(a.cents) FROM added a WHERE a.membership_id IS NOT NULL
    GROUP BY a.membership_id, a.scope_id, a.account ORDER BY 1, 2, 3
    ON CONFLICT (membership_id, scope_id, account) DO UPDATE SET cents = p.cents + excluded.cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_apply AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply_postings();
--> statement-breakpoint
-- Posts entries: locks their scopes in the order given, creates scopes and accounts at their first
-- use, numbers and chains the entries. Returns which of the entries (from 1) were posted before,
-- and in that case posts none; a key that was used for other content is an error. Ranks count
-- within a scope, from 1.
CREATE FUNCTION ledger_post(
  books text[], scopes text[],
  account_scopes integer[], account_names text[], account_kinds text[],
  entry_scopes integer[], entry_ranks integer[], entry_keys text[], entry_kinds text[], entry_subjects uuid[],
  entry_dates date[], entry_counts integer[], entry_digests bytea[], entry_repeats bytea[], entry_dated boolean[],
  leg_scopes integer[], leg_ranks integer[], leg_numbers smallint[], leg_accounts text[], leg_cents bigint[],
  leg_memberships uuid[], leg_dates date[],
  posted_at timestamptz
) RETURNS integer[] LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  scope_ids integer[] := '{}';
  bases bigint[] := '{}';
  found_id integer;
  found_last bigint;
  repeats integer[];
  reused text;
BEGIN
  FOR number IN 1 .. cardinality(books) LOOP
    SELECT s.id, s.last_sequence INTO found_id, found_last FROM ledger_scopes s
      WHERE s.book = books[number] AND s.scope = scopes[number] FOR UPDATE;
    IF NOT FOUND THEN
      INSERT INTO ledger_scopes (book, scope) VALUES (books[number], scopes[number]) ON CONFLICT DO NOTHING;
      SELECT s.id, s.last_sequence INTO found_id, found_last FROM ledger_scopes s
        WHERE s.book = books[number] AND s.scope = scopes[number] FOR UPDATE;
    END IF;
    scope_ids := scope_ids || found_id;
    bases := bases || found_last;
  END LOOP;

  SELECT array_agg(g.number),
      min(g.key) FILTER (WHERE g.digest IS DISTINCT FROM (
        SELECT ledger_digest(s.book, s.scope, e.key, e.kind, e.subject_id,
          CASE WHEN g.dated THEN e.effective_on END,
          (SELECT string_agg(ledger_leg_text(p.account, p.cents, p.membership_id), '' ORDER BY p.leg)
            FROM ledger_postings p WHERE p.scope_id = e.scope_id AND p.sequence = e.sequence))
        FROM ledger_scopes s WHERE s.id = e.scope_id))
    INTO repeats, reused
    FROM unnest(entry_scopes, entry_keys, entry_repeats, entry_dated) WITH ORDINALITY
        AS g (scope_number, key, digest, dated, number)
      JOIN ledger_entries e ON e.scope_id = scope_ids[g.scope_number] AND e.key = g.key;
  IF reused IS NOT NULL THEN
    RAISE EXCEPTION 'the ledger key % was used for another entry', reused
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_key_reused';
  END IF;
  IF repeats IS NOT NULL THEN
    RETURN repeats;
  END IF;

  INSERT INTO ledger_accounts (scope_id, name, kind)
    SELECT scope_ids[g.scope_number], g.name, g.kind
    FROM unnest(account_scopes, account_names, account_kinds) AS g (scope_number, name, kind)
    WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.scope_id = scope_ids[g.scope_number] AND a.name = g.name);

  WITH entries AS (
    INSERT INTO ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash)
    SELECT s.id, s.last_sequence + g.rank, g.key, g.kind, g.subject_id, g.effective_on, g.posting_count, posted_at,
      ledger_chain(s.last_hash, g.digest, posted_at) OVER (PARTITION BY g.scope_number ORDER BY g.rank ROWS UNBOUNDED PRECEDING)
    FROM unnest(entry_scopes, entry_ranks, entry_keys, entry_kinds, entry_subjects, entry_dates, entry_counts, entry_digests)
        AS g (scope_number, rank, key, kind, subject_id, effective_on, posting_count, digest)
      JOIN ledger_scopes s ON s.id = scope_ids[g.scope_number]
  )
  INSERT INTO ledger_postings (scope_id, sequence, leg, account, cents, membership_id, effective_on)
    SELECT scope_ids[l.scope_number], bases[l.scope_number] + l.rank, l.leg, l.account, l.cents, l.membership_id, l.effective_on
    FROM unnest(leg_scopes, leg_ranks, leg_numbers, leg_accounts, leg_cents, leg_memberships, leg_dates)
      AS l (scope_number, rank, leg, account, cents, membership_id, effective_on);
  RETURN '{}';
END $$;
--> statement-breakpoint
-- The audit log is append-only; only entries older than the retention period (7 years) may be
-- deleted.

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
-- TRUNCATE fires no row trigger, so it needs a statement trigger.
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- Sealed bids: received bids cannot be changed, and none is accepted after the close.

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
  -- The lock serialises a bid and the close of its assembly.
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
  -- Until it closes it may be postponed: to a later round, for which members bid anew.
  IF OLD.closed_at IS NOT NULL OR NEW.round < OLD.round OR NEW.closes_at < OLD.closes_at
    OR (NEW.round = OLD.round) <> (NEW.closes_at = OLD.closes_at)
    OR to_jsonb(NEW) - ARRAY['closed_at', 'round', 'closes_at'] <> to_jsonb(OLD) - ARRAY['closed_at', 'round', 'closes_at'] THEN
    RAISE EXCEPTION 'a bidding is postponed or closed, and nothing else'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'biddings_only_close';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER biddings_only_close BEFORE UPDATE ON biddings
  FOR EACH ROW EXECUTE FUNCTION biddings_only_close();
--> statement-breakpoint
-- Assemblies: what a step has published cannot be changed by anybody.

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
  -- An open assembly may be postponed: its old instants and round stay in the list of postponements.
  IF OLD.status = 'open' AND NEW.status = 'open' AND NEW.round > OLD.round AND NEW.held_at > OLD.held_at
    AND jsonb_array_length(NEW.postponements) = jsonb_array_length(OLD.postponements) + 1
    AND NEW.postponements @> OLD.postponements
    AND (NEW.postponements->-1->>'round')::bigint = OLD.round THEN
    old_row := old_row - ARRAY['round', 'closes_at', 'held_at', 'postponements'];
  END IF;
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
  -- At most two picks a month, plus picks that earlier months could not afford.
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
--> statement-breakpoint
-- Memberships: terms and holder cannot be changed; changes and moves are append-only.

CREATE FUNCTION memberships_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'held_until', 'leaving_at', 'updated_at', 'application_id'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'memberships' AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what a membership was made on stays: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'memberships_terms_stay';
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_terms_stay BEFORE UPDATE OR DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION memberships_refuse_change();
--> statement-breakpoint
CREATE TRIGGER membership_changes_append_only BEFORE UPDATE OR DELETE ON membership_changes
  FOR EACH ROW EXECUTE FUNCTION memberships_refuse_change();
--> statement-breakpoint
CREATE TRIGGER group_place_moves_append_only BEFORE UPDATE OR DELETE ON group_place_moves
  FOR EACH ROW EXECUTE FUNCTION memberships_refuse_change();
--> statement-breakpoint
-- The ledger may not import memberships, so this foreign key is added here.
ALTER TABLE ledger_positions ADD CONSTRAINT ledger_positions_membership_id_fk
  FOREIGN KEY (membership_id) REFERENCES memberships (id);
--> statement-breakpoint
-- The steps of an award are its log: only added to.
CREATE FUNCTION award_changes_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the steps of an award are only added to: % refused', TG_OP
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'award_changes_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER award_changes_append_only BEFORE UPDATE OR DELETE ON award_changes
  FOR EACH ROW EXECUTE FUNCTION award_changes_refuse_change();
--> statement-breakpoint
-- A payout keeps what it is owed for: only its way to the payee changes.
CREATE FUNCTION payouts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.kind, NEW.subject_id, NEW.book, NEW.group_id, NEW.membership_id, NEW.user_id,
      NEW.account, NEW.cents, NEW.payee_kind, NEW.payee_id)
    IS NOT DISTINCT FROM (OLD.kind, OLD.subject_id, OLD.book, OLD.group_id, OLD.membership_id, OLD.user_id,
      OLD.account, OLD.cents, OLD.payee_kind, OLD.payee_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what a payout is owed for stays: % refused', TG_OP
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payouts_keep_reason';
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_keep_reason BEFORE UPDATE OR DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION payouts_refuse_change();
--> statement-breakpoint
-- Whoever has a passkey has a second factor: no crash can leave a passkey that nobody asks for.
CREATE FUNCTION identity_passkeys_switch_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE identity_users SET has_second_factor = true WHERE id = NEW.user_id AND NOT has_second_factor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER identity_passkeys_switch_on AFTER INSERT ON identity_passkeys
  FOR EACH ROW EXECUTE FUNCTION identity_passkeys_switch_on();
--> statement-breakpoint
-- What admins search a list by, stored so that a search reads the text instead of computing it for
-- every row. The tables in the code do not name the column: nothing but a search reads it
-- (src/db/search.ts). Docs: docs/decisions/0123-a-search-reads-a-stored-text.md.

-- The words and the digits of the phone, if any, folded as `foldText` in src/db/search.ts does. In
-- plpgsql, which keeps its plan: a function in SQL would be taken apart and put into the column's
-- expression by every insert, which takes longer. An insert also reads the column's expression anew,
-- so that is a single call.
CREATE FUNCTION search_text_of(phone text, VARIADIC words text[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  joined text := ' ' || array_to_string(words, ' ') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
BEGIN
  -- Most texts have plain letters only, and looking for each in the list takes long.
  IF octet_length(joined) > length(joined) THEN
    joined := translate(regexp_replace(normalize(joined, NFD), '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđÐðĦħıÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ',
      'oollddddhhiæœþαβγδεζηθικλμνξοπρσστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяієґ');
  END IF;
  -- In every database the same letters, whatever its language: A to Z.
  RETURN lower(joined COLLATE "C");
END $$;
--> statement-breakpoint
ALTER TABLE applications ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text_of(phone, first_name, last_name, email, city, income_verification_status)) STORED;
--> statement-breakpoint
CREATE INDEX applications_search_idx ON applications USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- The index of the list's order carries the text: a search that goes along the order reads nothing else.
-- Not in the other tables: their lists have conditions that need the row anyway.
CREATE INDEX applications_created_at_idx ON applications (created_at, id) INCLUDE (search_text);
--> statement-breakpoint
-- Vacuumed after every 250 new rows, not after a fifth of the table: of rows that no vacuum has seen,
-- which are the newest, PostgreSQL reads the row besides the index.
ALTER TABLE applications SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 250);
--> statement-breakpoint
ALTER TABLE deposits ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text_of(NULL, full_name, email, status, mode)) STORED;
--> statement-breakpoint
CREATE INDEX deposits_search_idx ON deposits USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE marketing_contacts ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text_of(phone, first_name, last_name, email)) STORED;
--> statement-breakpoint
CREATE INDEX marketing_contacts_search_idx ON marketing_contacts USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE users ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text_of(NULL, display_name, email, role)) STORED;
--> statement-breakpoint
CREATE INDEX users_search_idx ON users USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE waitlist_entries ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text_of(phone, first_name, last_name, email, list)) STORED;
--> statement-breakpoint
CREATE INDEX waitlist_entries_search_idx ON waitlist_entries USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX waitlist_entries_created_at_idx ON waitlist_entries (created_at, id) INCLUDE (search_text);
--> statement-breakpoint
ALTER TABLE waitlist_entries SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 250);
--> statement-breakpoint
-- Processes remember for a moment who a session belongs to and forget it when one of these tables
-- changes, whoever changed it: the message names the identity, or is empty for all of them.
-- Docs: docs/decisions/0124-sign-ins-are-remembered-for-a-second.md.

CREATE FUNCTION announce_sign_in_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    named := ARRAY[''];
  ELSE
    named := ARRAY[to_jsonb(OLD) ->> TG_ARGV[0]];
    IF TG_OP = 'UPDATE' THEN
      named := named || (to_jsonb(NEW) ->> TG_ARGV[0]);
    END IF;
  END IF;
  -- PostgreSQL sends equal messages of a transaction once.
  PERFORM pg_notify('sign_in_changes', name) FROM unnest(named) AS name WHERE name IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER identity_sessions_announced AFTER UPDATE OR DELETE ON identity_sessions
  FOR EACH ROW EXECUTE FUNCTION announce_sign_in_change('user_id');
--> statement-breakpoint
CREATE TRIGGER identity_users_announced AFTER UPDATE OR DELETE ON identity_users
  FOR EACH ROW EXECUTE FUNCTION announce_sign_in_change('id');
--> statement-breakpoint
CREATE TRIGGER users_announced AFTER UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_sign_in_change('identity_id');
--> statement-breakpoint
CREATE TRIGGER identity_sessions_truncated AFTER TRUNCATE ON identity_sessions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sign_in_change();
--> statement-breakpoint
CREATE TRIGGER identity_users_truncated AFTER TRUNCATE ON identity_users
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sign_in_change();
--> statement-breakpoint
CREATE TRIGGER users_truncated AFTER TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sign_in_change();
--> statement-breakpoint
-- Tallies: what admins see counted is kept by its changes: rows that are only ever added, so that nobody
-- waits for a shared counter. A job adds them up. Readers: src/platform/tallies.ts.
-- Docs: docs/decisions/0130-counts-are-kept-by-their-changes.md.
CREATE FUNCTION tally_application(application applications, sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tally_changes (name, day, key, count, left_cents, refunded_cents) VALUES
    ('applications by status', '0001-01-01', application.income_verification_status, sign, 0, 0),
    ('applications by day', (application.created_at AT TIME ZONE 'America/Denver')::date,
      CASE WHEN application.income_verification_status = 'approved' THEN 'approved ' ELSE 'other ' END ||
        CASE WHEN application.source LIKE 'gclid=%' THEN 'gclid='
          WHEN application.source LIKE 'fbclid=%' THEN 'fbclid='
          ELSE split_part(application.source, '&', 1) END, sign, 0, 0)
$$;
--> statement-breakpoint
-- Where the money of a deposit is, unless a bank is deciding about it; null when none came.
CREATE FUNCTION deposit_money(status text, refund_requested_at timestamptz, credited_at timestamptz)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status = 'refunded' THEN 'refunded'
    WHEN status <> 'completed' THEN NULL
    WHEN refund_requested_at IS NOT NULL THEN 'owed'
    WHEN credited_at IS NOT NULL THEN 'credited'
    ELSE 'held' END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_deposit(deposit deposits, sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tally_changes (name, day, key, count, left_cents, refunded_cents)
  SELECT 'deposits by money', '0001-01-01', deposit.mode || ' ' ||
      deposit_money(deposit.status, deposit.refund_requested_at, deposit.credited_at), sign,
    sign * (deposit.amount_cents - deposit.refunded_cents), sign * deposit.refunded_cents
  WHERE deposit.status IN ('completed', 'refunded')
  UNION ALL
  SELECT 'paid by day', (a.created_at AT TIME ZONE 'America/Denver')::date, deposit.mode, sign, 0, 0
  FROM applications a WHERE a.id = deposit.application_id
    AND deposit.status = 'completed' AND deposit.refund_requested_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION tally_paid(application applications, sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tally_changes (name, day, key, count, left_cents, refunded_cents)
  SELECT 'paid by day', (application.created_at AT TIME ZONE 'America/Denver')::date, d.mode, sign, 0, 0
  FROM deposits d WHERE d.application_id = application.id AND d.status = 'completed' AND d.refund_requested_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION tally_changed_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM tally_application(OLD, -1);
  END IF;
  IF TG_OP = 'DELETE' THEN
    -- Its deposits stay, but are of no application any more. This runs while they still name it; nobody
    -- may change them until they do not.
    PERFORM FROM deposits d WHERE d.application_id = OLD.id ORDER BY d.id FOR UPDATE;
    PERFORM tally_paid(OLD, -1);
    RETURN OLD;
  END IF;
  PERFORM tally_application(NEW, 1);
  IF TG_OP = 'UPDATE' AND OLD.created_at <> NEW.created_at THEN
    PERFORM tally_paid(OLD, -1);
    PERFORM tally_paid(NEW, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_tally_insert AFTER INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION tally_changed_application();
--> statement-breakpoint
CREATE TRIGGER applications_tally_update AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((OLD.income_verification_status, OLD.source, OLD.created_at)
    IS DISTINCT FROM (NEW.income_verification_status, NEW.source, NEW.created_at))
  EXECUTE FUNCTION tally_changed_application();
--> statement-breakpoint
CREATE TRIGGER applications_tally_delete BEFORE DELETE ON applications
  FOR EACH ROW EXECUTE FUNCTION tally_changed_application();
--> statement-breakpoint
CREATE FUNCTION tally_changed_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM tally_deposit(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM tally_deposit(NEW, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_tally AFTER INSERT OR DELETE ON deposits
  FOR EACH ROW EXECUTE FUNCTION tally_changed_deposit();
--> statement-breakpoint
CREATE TRIGGER deposits_tally_update AFTER UPDATE ON deposits FOR EACH ROW
  WHEN ((OLD.application_id, OLD.mode, OLD.status, OLD.amount_cents, OLD.refunded_cents, OLD.refund_requested_at IS NULL, OLD.credited_at IS NULL)
    IS DISTINCT FROM (NEW.application_id, NEW.mode, NEW.status, NEW.amount_cents, NEW.refunded_cents, NEW.refund_requested_at IS NULL, NEW.credited_at IS NULL))
  EXECUTE FUNCTION tally_changed_deposit();
--> statement-breakpoint
-- For operators who have changed rows while triggers were off: counts everything anew.
CREATE FUNCTION recount_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE applications, deposits IN SHARE MODE;
  DELETE FROM tally_changes;
  DELETE FROM tallies;
  PERFORM tally_application(a, 1) FROM applications a;
  PERFORM tally_deposit(d, 1) FROM deposits d;
END $$;
