-- Null in entries from before, and where an admin wrote the reason.
ALTER TABLE "award_changes" ADD COLUMN "happening" jsonb;