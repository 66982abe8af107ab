CREATE TABLE "application_consents" (
	"application_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"text_version" text NOT NULL,
	"document_version" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip_address" text NOT NULL,
	CONSTRAINT "application_consents_application_id_consent_pk" PRIMARY KEY("application_id","consent")
);
--> statement-breakpoint
CREATE TABLE "application_history_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"entry" text NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_history_notes_entry_check" CHECK (btrim("application_history_notes"."entry") <> '')
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL,
	"phone" text,
	"date_of_birth" date,
	"profession" text,
	"has_ssn_or_itin" boolean,
	"street_address" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text,
	"age_group" text NOT NULL,
	"monthly_income" text NOT NULL,
	"monthly_debt_cents" integer,
	"applicant_profile" text NOT NULL,
	"preferred_plan" text NOT NULL,
	"understands_not_loan" text DEFAULT 'no' NOT NULL,
	"understands_cooperative" text DEFAULT 'no' NOT NULL,
	"agrees_to_contact" text DEFAULT 'no' NOT NULL,
	"accepts_privacy_policy" text DEFAULT 'no' NOT NULL,
	"accepts_terms_of_use" text DEFAULT 'no' NOT NULL,
	"understands_deposit" text DEFAULT 'no' NOT NULL,
	"wants_early_reservation" text DEFAULT 'no' NOT NULL,
	"income_verification_status" text DEFAULT 'pending' NOT NULL,
	"admin_approved_income" boolean GENERATED ALWAYS AS (income_verification_status = 'approved') STORED NOT NULL,
	"admin_notes" text,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_email_key" UNIQUE("email"),
	CONSTRAINT "applications_email_check" CHECK ("applications"."email" = lower(btrim("applications"."email"))),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" ~ '^[A-Z]{2}$'),
	CONSTRAINT "applications_plan_check" CHECK ("applications"."preferred_plan" in ('450', '650')),
	CONSTRAINT "applications_debt_check" CHECK ("applications"."monthly_debt_cents" >= 0),
	CONSTRAINT "applications_income_status_check" CHECK ("applications"."income_verification_status" in ('pending', 'uploaded', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_consents" ADD CONSTRAINT "application_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history_notes" ADD CONSTRAINT "application_history_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_notes_application_idx" ON "application_history_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_user_id_idx" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");