-- The same counting in another language: PostgreSQL plans what a function of SQL does anew at each
-- call, which was a third of what the insert of an application cost. A plan of PL/pgSQL is kept.
CREATE OR REPLACE FUNCTION tally_application(application applications, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tally_changes (name, day, key, count, left_cents, refunded_cents) VALUES
    ('applications by status', '0001-01-01', application.income_verification_status, sign, 0, 0),
    ('applications by day', (application.created_at AT TIME ZONE 'America/Denver')::date,
      CASE WHEN application.income_verification_status = 'approved' THEN 'approved ' ELSE 'other ' END ||
        CASE WHEN application.source LIKE 'gclid=%' THEN 'gclid='
          WHEN application.source LIKE 'fbclid=%' THEN 'fbclid='
          ELSE split_part(application.source, '&', 1) END, sign, 0, 0);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deposit(deposit deposits, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tally_changes (name, day, key, count, left_cents, refunded_cents)
  SELECT 'deposits by money', '0001-01-01', deposit.mode || ' ' ||
      deposit_money(deposit.status, deposit.refund_requested_at, deposit.credited_at), sign,
    sign * (deposit.amount_cents - deposit.refunded_cents), sign * deposit.refunded_cents
  WHERE deposit.status IN ('completed', 'refunded')
  UNION ALL
  SELECT 'paid by day', (a.created_at AT TIME ZONE 'America/Denver')::date, deposit.mode, sign, 0, 0
  FROM applications a WHERE a.id = deposit.application_id
    AND deposit.status = 'completed' AND deposit.refund_requested_at IS NULL;
END $$;
