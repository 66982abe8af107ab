-- Search in admin lists: indexes by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
