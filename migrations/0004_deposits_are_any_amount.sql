-- What somebody paid is in their record; what a deposit is today stands in the code alone.
ALTER TABLE "deposits" DROP CONSTRAINT "deposits_amount_check";--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_amount_check" CHECK ("deposits"."amount_cents" > 0 and "deposits"."currency" = 'USD') NOT VALID;
