-- Reads the table while it is in use; the former check was narrower, so every row passes.
ALTER TABLE "deposits" VALIDATE CONSTRAINT "deposits_amount_check";
