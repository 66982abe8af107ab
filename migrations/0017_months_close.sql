CREATE TABLE "ledger_close_heads" (
	"book" text NOT NULL,
	"month" text NOT NULL,
	"scope_id" integer NOT NULL,
	"last_sequence" bigint NOT NULL,
	"last_hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_close_heads_pkey" PRIMARY KEY("book","month","scope_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_closes" (
	"book" text NOT NULL,
	"month" text NOT NULL,
	"opens_on" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_closes_pkey" PRIMARY KEY("book","month"),
	CONSTRAINT "ledger_closes_book_check" CHECK ("ledger_closes"."book" in ('live', 'test', 'sandbox')),
	CONSTRAINT "ledger_closes_month_check" CHECK ("ledger_closes"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and "ledger_closes"."opens_on"
        = make_date(left("ledger_closes"."month", 4)::int, right("ledger_closes"."month", 2)::int, 1) + interval '1 month')
);
--> statement-breakpoint
CREATE TABLE "month_closes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"book" text NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"approval_id" uuid,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "month_closes_state_check" CHECK ("month_closes"."state" in ('asked', 'closed', 'rejected')),
	CONSTRAINT "month_closes_decided_check" CHECK (("month_closes"."state" = 'asked') = ("month_closes"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "original_on" date;--> statement-breakpoint
ALTER TABLE "ledger_close_heads" ADD CONSTRAINT "ledger_close_heads_scope_id_ledger_scopes_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."ledger_scopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_close_heads" ADD CONSTRAINT "ledger_close_heads_close_fk" FOREIGN KEY ("book","month") REFERENCES "public"."ledger_closes"("book","month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "month_closes_month_key" ON "month_closes" USING btree ("book","month") WHERE "month_closes"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "month_closes_approval_idx" ON "month_closes" USING btree ("approval_id");
--> statement-breakpoint
-- A month of a book is closed once, after the one before it, and stays closed. Whoever posts to a
-- book shares its lock, whoever closes a month holds it alone, then locks every scope in the
-- ledger's order: no entry of the month is under way, and a scope that begins meanwhile waits too.
-- Docs: docs/decisions/0165-a-month-that-is-closed-stays-closed.md.
CREATE FUNCTION ledger_lock_book(book text, is_closing boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_closing THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('ledger book ' || book, 0));
    PERFORM FROM ledger_scopes s WHERE s.book = ledger_lock_book.book ORDER BY s.scope = 'cooperative', s.scope FOR UPDATE;
  ELSE
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('ledger book ' || book, 0));
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger_check_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_open date;
BEGIN
  PERFORM ledger_lock_book(NEW.book, true);
  SELECT c.opens_on INTO first_open FROM ledger_closes c WHERE c.book = NEW.book ORDER BY c.month DESC LIMIT 1;
  IF to_char(first_open, 'YYYY-MM') <> NEW.month THEN
    RAISE EXCEPTION 'the first open month of the % book is %: closing % refused', NEW.book, to_char(first_open, 'YYYY-MM'), NEW.month
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_closes_in_order';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_closes_in_order BEFORE INSERT ON ledger_closes
  FOR EACH ROW EXECUTE FUNCTION ledger_check_close();
--> statement-breakpoint
CREATE FUNCTION ledger_keep_heads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_close_heads (book, month, scope_id, last_sequence, last_hash)
    SELECT NEW.book, NEW.month, s.id, s.last_sequence, s.last_hash FROM ledger_scopes s WHERE s.book = NEW.book;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_closes_keep_heads AFTER INSERT ON ledger_closes
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_heads();
--> statement-breakpoint
CREATE TRIGGER ledger_closes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_closes
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_close_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_close_heads
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_close_heads_derived BEFORE INSERT ON ledger_close_heads
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_direct_write();
--> statement-breakpoint
-- No entry is dated in a closed month. One that would be has the first open day, and its original
-- date beside it.
CREATE FUNCTION ledger_check_dates() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  wrong record;
BEGIN
  PERFORM ledger_lock_book(b.book, false) FROM (
    SELECT DISTINCT s.book FROM added a JOIN ledger_scopes s ON s.id = a.scope_id ORDER BY 1) b;
  SELECT e.key, e.effective_on, e.original_on, o.opens_on INTO wrong
  FROM added e JOIN ledger_scopes s ON s.id = e.scope_id
    LEFT JOIN LATERAL (SELECT c.opens_on FROM ledger_closes c WHERE c.book = s.book ORDER BY c.month DESC LIMIT 1) o ON true
  WHERE e.effective_on < o.opens_on
    OR (e.original_on IS NOT NULL AND (o.opens_on IS NULL OR e.effective_on <> o.opens_on OR e.original_on >= o.opens_on))
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % is dated % (originally %), and its book is open from %',
      wrong.key, wrong.effective_on, wrong.original_on, wrong.opens_on
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entry_in_open_month';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_in_open_month AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_dates();
--> statement-breakpoint
-- As in 0001, with the dates: an entry of a closed month gets the first open day, and a repeat of
-- its key is compared by its original date.
CREATE OR REPLACE FUNCTION ledger_post(
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
  open_days date[];
  leg_texts text[];
BEGIN
  PERFORM ledger_lock_book(b.book, false) FROM (SELECT DISTINCT unnest(books) AS book ORDER BY 1) b;
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
          CASE WHEN g.dated THEN coalesce(e.original_on, e.effective_on) END,
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

  SELECT array_agg((SELECT c.opens_on FROM ledger_closes c WHERE c.book = g.book ORDER BY c.month DESC LIMIT 1) ORDER BY g.number)
    INTO open_days FROM unnest(books) WITH ORDINALITY AS g (book, number);
  IF EXISTS (SELECT FROM unnest(entry_scopes, entry_dates) AS g (scope_number, effective_on)
      WHERE g.effective_on < open_days[g.scope_number]) THEN
    -- Another date is another digest.
    SELECT array_agg(t.legs ORDER BY t.scope_number, t.rank) INTO leg_texts FROM (
      SELECT l.scope_number, l.rank, string_agg(ledger_leg_text(l.account, l.cents, l.membership_id), '' ORDER BY l.leg) AS legs
      FROM unnest(leg_scopes, leg_ranks, leg_numbers, leg_accounts, leg_cents, leg_memberships)
        AS l (scope_number, rank, leg, account, cents, membership_id)
      GROUP BY l.scope_number, l.rank) t;
    SELECT array_agg(CASE WHEN g.effective_on < open_days[g.scope_number]
        THEN ledger_digest(books[g.scope_number], scopes[g.scope_number], g.key, g.kind, g.subject_id,
          open_days[g.scope_number], leg_texts[g.place])
        ELSE g.digest END ORDER BY g.number)
      INTO entry_digests
      FROM (SELECT e.*, row_number() OVER (ORDER BY e.scope_number, e.rank) AS place
        FROM unnest(entry_scopes, entry_ranks, entry_keys, entry_kinds, entry_subjects, entry_dates, entry_digests)
          WITH ORDINALITY AS e (scope_number, rank, key, kind, subject_id, effective_on, digest, number)) g;
  END IF;

  INSERT INTO ledger_accounts (scope_id, name, kind)
    SELECT scope_ids[g.scope_number], g.name, g.kind
    FROM unnest(account_scopes, account_names, account_kinds) AS g (scope_number, name, kind)
    WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.scope_id = scope_ids[g.scope_number] AND a.name = g.name);

  WITH entries AS (
    INSERT INTO ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, original_on, posting_count, created_at, hash)
    SELECT s.id, s.last_sequence + g.rank, g.key, g.kind, g.subject_id, greatest(g.effective_on, open_days[g.scope_number]),
      CASE WHEN g.effective_on < open_days[g.scope_number] THEN g.effective_on END, g.posting_count, posted_at,
      ledger_chain(s.last_hash, g.digest, posted_at) OVER (PARTITION BY g.scope_number ORDER BY g.rank ROWS UNBOUNDED PRECEDING)
    FROM unnest(entry_scopes, entry_ranks, entry_keys, entry_kinds, entry_subjects, entry_dates, entry_counts, entry_digests)
        AS g (scope_number, rank, key, kind, subject_id, effective_on, posting_count, digest)
      JOIN ledger_scopes s ON s.id = scope_ids[g.scope_number]
  )
  INSERT INTO ledger_postings (scope_id, sequence, leg, account, cents, membership_id, effective_on)
    SELECT scope_ids[l.scope_number], bases[l.scope_number] + l.rank, l.leg, l.account, l.cents, l.membership_id,
      greatest(l.effective_on, open_days[l.scope_number])
    FROM unnest(leg_scopes, leg_ranks, leg_numbers, leg_accounts, leg_cents, leg_memberships, leg_dates)
      AS l (scope_number, rank, leg, account, cents, membership_id, effective_on);
  RETURN '{}';
END $$;
