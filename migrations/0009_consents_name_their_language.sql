-- Every consent before this one was given to the English texts.
ALTER TABLE "application_consents" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
