-- Until now a nightly job made trigram indexes of the newest rows at run time and named them by their
-- day. A search reads the index of all rows. Docs: docs/decisions/0145-a-search-is-one-statement.md.
DO $$
DECLARE
  recent text;
BEGIN
  FOR recent IN
    SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()
      AND indexname ~ '^(applications_created_at|deposits_created_at|marketing_contacts_updated_at|users_created_at|waitlist_entries_created_at)_recent_\d{8}$'
  LOOP
    EXECUTE format('DROP INDEX %I', recent);
  END LOOP;
END $$;
