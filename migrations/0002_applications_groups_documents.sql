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
CREATE TABLE "document_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"viewer_id" text NOT NULL,
	"viewer_role" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_openings_role_check" CHECK ("document_openings"."viewer_role" in ('owner', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text,
	"content_type" text,
	"byte_size" integer,
	"scan" text,
	"is_current" boolean DEFAULT true NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "documents_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "documents_application_upload_key" UNIQUE("application_id","upload_id"),
	CONSTRAINT "documents_application_slot_key" UNIQUE("application_id","slot"),
	CONSTRAINT "documents_slot_check" CHECK ("documents"."slot" between 1 and 10),
	CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('income', 'id')),
	CONSTRAINT "documents_status_check" CHECK ("documents"."status" in ('uploading', 'stored')),
	CONSTRAINT "documents_scan_check" CHECK ("documents"."scan" in ('clean', 'not_scanned')),
	CONSTRAINT "documents_stored_check" CHECK (("documents"."status" = 'stored') = (num_nulls("documents"."name", "documents"."content_type", "documents"."byte_size", "documents"."scan", "documents"."stored_at") = 0))
);
--> statement-breakpoint
CREATE TABLE "group_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"deposit_id" uuid NOT NULL,
	"application_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "group_places_deposit_id_key" UNIQUE("deposit_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"capacity" integer NOT NULL,
	"member_count" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"formed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "groups_plan_number_key" UNIQUE("plan_id","number"),
	CONSTRAINT "groups_plan_check" CHECK ("groups"."plan_id" in ('450', '650')),
	CONSTRAINT "groups_status_check" CHECK ("groups"."status" in ('forming', 'formed', 'not_formed', 'cancelled')),
	CONSTRAINT "groups_member_count_check" CHECK ("groups"."member_count" >= 0 and "groups"."member_count" <= "groups"."capacity"),
	CONSTRAINT "groups_formed_check" CHECK (("groups"."status" = 'formed') = ("groups"."formed_at" is not null)),
	CONSTRAINT "groups_ended_check" CHECK (("groups"."status" in ('not_formed', 'cancelled')) = ("groups"."ended_at" is not null)),
	CONSTRAINT "groups_window_check" CHECK ("groups"."closes_at" > "groups"."opened_at")
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
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_notes_application_idx" ON "application_history_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_user_id_idx" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "document_openings_application_idx" ON "document_openings" USING btree ("application_id","opened_at");--> statement-breakpoint
CREATE INDEX "documents_uploading_idx" ON "documents" USING btree ("started_at") WHERE "documents"."status" = 'uploading';--> statement-breakpoint
CREATE INDEX "group_places_group_id_idx" ON "group_places" USING btree ("group_id","taken_at");--> statement-breakpoint
CREATE INDEX "group_places_application_id_idx" ON "group_places" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "groups_forming_idx" ON "groups" USING btree ("plan_id","number") WHERE "groups"."status" = 'forming';--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");