-- A place that no deposit paid for is nobody's: it goes, and its group counts one household less.
WITH unpaid AS (
  DELETE FROM "group_places" p WHERE NOT EXISTS (SELECT FROM "deposits" d WHERE d."id" = p."deposit_id")
  RETURNING p."group_id", p."released_at"
), held AS (
  SELECT "group_id", count(*) AS "places" FROM unpaid WHERE "released_at" IS NULL GROUP BY "group_id"
)
UPDATE "groups" g SET "member_count" = g."member_count" - held."places" FROM held WHERE g."id" = held."group_id";--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;