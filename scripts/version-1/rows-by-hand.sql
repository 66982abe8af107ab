-- A row for every table that the played history leaves empty. Triggers and foreign keys check them.
INSERT INTO account_deletions SELECT id, '2026-11-01T09:00:00Z', '2026-12-01T09:00:00Z' FROM users ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO assembly_alarms SELECT gen_random_uuid(), id, 'beacon-late', 'The round came 90 s late', '2026-11-15T18:00:00Z', NULL FROM assemblies ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO bid_credit_holds SELECT id, 250000, 1, '2026-11-16T09:00:00Z', '2026-11-30T09:00:00Z', NULL FROM assembly_picks ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO marketing_contacts VALUES (gen_random_uuid(), 'ana@example.com', 'Ana', 'Prado', '(801) 555-0187', 'waitlist', 'pt-BR', '2026-10-01T09:00:00Z', '2026-10-02T09:00:00Z');
--> statement-breakpoint
INSERT INTO marketing_objections VALUES (gen_random_uuid(), 'no-more@example.com', '2026-10-03T09:00:00Z');
--> statement-breakpoint
INSERT INTO document_openings SELECT gen_random_uuid(), id, application_id, 'admin', 'admin', '2026-11-10T09:00:00Z' FROM documents ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO shown_names SELECT id, true, '2026-11-10T09:00:00Z' FROM memberships ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO group_place_moves SELECT gen_random_uuid(), p.id, p.group_id, g.id, 'plan_changed', '2026-11-10T09:00:00Z'
  FROM group_places p JOIN groups g ON g.id <> p.group_id ORDER BY p.id, g.id LIMIT 1;
--> statement-breakpoint
INSERT INTO payment_disputes SELECT 'dp_1', id, 20000, 'fraudulent', 'open', 1, '2026-11-10T09:00:00Z', '2026-11-11T09:00:00Z' FROM payments ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO payment_refunds SELECT 're_1', id, 20000, 'succeeded', '2026-11-10T09:00:00Z' FROM payments ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO unexpected_payments SELECT 'pi_unexpected', id, 20000, 'usd', 'second_payment', 1, '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z', NULL FROM payments ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO earlier_addresses SELECT gen_random_uuid(), id, 'earlier@example.com', '2026-11-10T09:00:00Z' FROM users ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO application_history_notes SELECT gen_random_uuid(), id, 'Called back; it''s all clear.', 'admin', 'admin@example.com', '2026-11-10T09:00:00Z' FROM applications ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO calendar_feeds SELECT id, gen_random_uuid(), '2026-11-10T09:00:00Z' FROM users ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO seat_beneficiaries SELECT id, 'João Prado', 'brother', 'joao@example.com', '2026-11-10T09:00:00Z' FROM memberships ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO seat_estates SELECT id, 'Estate of A. Prado', 'J. Prado', 'joao@example.com', 'admin', '2026-11-10T09:00:00Z' FROM memberships ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO seat_transfers (id, membership_id, group_id, book, seat, from_user_id, to_user_id, state, from_signature, from_signed_at, updated_at)
  SELECT gen_random_uuid(), m.id, m.group_id, 'sandbox', m.seat, m.user_id, u.id, 'offered', 'A. Prado', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z'
  FROM memberships m JOIN users u ON u.id <> m.user_id WHERE m.user_id IS NOT NULL ORDER BY m.id, u.id LIMIT 1;
--> statement-breakpoint
INSERT INTO page_visits VALUES ('2026-11-10', '/simulator', 12);
--> statement-breakpoint
INSERT INTO events VALUES (gen_random_uuid(), 'provo-november', '2026-11-20T01:00:00Z', '2026-11-20T03:00:00Z', 'Provo', '240 Center Street', 40, 'A presentation of the program.', '2026-10-01T09:00:00Z', '2026-10-01T09:00:00Z');
--> statement-breakpoint
INSERT INTO event_registrations SELECT e.id, w.id, '2026-11-10T09:00:00Z' FROM events e, waitlist_entries w ORDER BY w.id LIMIT 1;
--> statement-breakpoint
INSERT INTO idempotency_keys VALUES ('key-1', 'hash', '{"status": 200}', '2026-11-20T09:00:00Z');
--> statement-breakpoint
INSERT INTO rate_limit_windows VALUES ('general:192.0.2.1', 3, '2026-11-18T18:00:00Z');
--> statement-breakpoint
INSERT INTO tally_changes VALUES ('applications', '2026-11-18', 'UT', 1, 0, 0);
--> statement-breakpoint
INSERT INTO sandbox_clock VALUES ('clock', '2026-11-18T17:00:00Z', 0, '2026-11-18T17:00:00Z');
--> statement-breakpoint
INSERT INTO identity_banned_addresses VALUES ('hash-of-an-address', '2026-11-10T09:00:00Z');
--> statement-breakpoint
INSERT INTO identity_factors SELECT 'factor-1', id, 'sealed', 'sealed', true, 0, NULL, 58000000 FROM identity_users ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO identity_keys VALUES ('key-1', '{}', 'sealed', 'ES256', 'P-256', '2026-11-10T09:00:00Z', NULL);
--> statement-breakpoint
INSERT INTO identity_passkeys SELECT 'passkey-1', id, 'Laptop', 'credential-1', 'public', 7, 'multiDevice', true, 'internal', NULL, '2026-11-10T09:00:00Z', NULL FROM identity_users ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO identity_sessions SELECT 'session-1', 'token-1', id, '192.0.2.1', 'a browser', '2026-11-20T09:00:00Z', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z', NULL, NULL FROM identity_users ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO identity_verifications VALUES ('verification-1', 'reset-1', 'value', '2026-11-20T09:00:00Z', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z');
--> statement-breakpoint
INSERT INTO sandbox_disputes SELECT 'dp_1', id, payment_intent, amount, 'usd', 'needs_response', 'fraudulent', '2026-11-10T09:00:00Z' FROM sandbox_charges ORDER BY id LIMIT 1;
--> statement-breakpoint
INSERT INTO sandbox_payment_keys VALUES ('key-1', 'fingerprint', 200, '{"id": "pi_1"}', '2026-11-10T09:00:00Z');
--> statement-breakpoint
INSERT INTO sandbox_refunds SELECT 're_1', id, payment_intent, amount, 'usd', 'succeeded', NULL, '{"reason": "asked"}', '2026-11-10T09:00:00Z' FROM sandbox_charges ORDER BY id LIMIT 1;
