-- What an applicant pays for rent, beside the debts.
-- allow constraint applications: the new column is null in every row, so the check reads the table once and refuses nothing
ALTER TABLE "applications" ADD COLUMN "monthly_rent_cents" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_rent_check" CHECK ("applications"."monthly_rent_cents" >= 0);