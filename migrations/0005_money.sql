ALTER TABLE "groups" DROP CONSTRAINT "groups_plan_number_key";--> statement-breakpoint
DROP INDEX "deposits_open_key";--> statement-breakpoint
DROP INDEX "groups_forming_idx";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "mode" text;--> statement-breakpoint
UPDATE "groups" g SET "mode" = coalesce((SELECT d."mode" FROM "group_places" p JOIN "deposits" d ON d."id" = p."deposit_id" WHERE p."group_id" = g."id" LIMIT 1), 'sandbox');--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_open_key" ON "deposits" USING btree ("application_id","mode") WHERE "deposits"."status" in ('pending', 'completed') and "deposits"."refund_requested_at" is null;--> statement-breakpoint
CREATE INDEX "groups_forming_idx" ON "groups" USING btree ("mode","plan_id","number") WHERE "groups"."status" = 'forming';--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_plan_number_key" UNIQUE("mode","plan_id","number");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_mode_check" CHECK ("groups"."mode" in ('live', 'test', 'sandbox'));