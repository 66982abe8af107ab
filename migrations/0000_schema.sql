-- Search in admin lists: indexes by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" text,
	"email" text NOT NULL,
	"display_name" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"role" text DEFAULT 'member' NOT NULL,
	"admin_since" timestamp with time zone,
	"mail_locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_identity_id_unique" UNIQUE("identity_id"),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('member', 'admin')),
	CONSTRAINT "users_mail_locale_check" CHECK ("users"."mail_locale" in ('en', 'pt-BR')),
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower(trim("users"."email")))
);
--> statement-breakpoint
CREATE TABLE "application_consents" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip_address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
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
	"waiting_since" timestamp with time zone,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_email_key" UNIQUE("email"),
	CONSTRAINT "applications_email_check" CHECK ("applications"."email" = lower(btrim("applications"."email"))),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" ~ '^[A-Z]{2}$'),
	CONSTRAINT "applications_plan_check" CHECK ("applications"."preferred_plan" in ('450', '650')),
	CONSTRAINT "applications_debt_check" CHECK ("applications"."monthly_debt_cents" >= 0),
	CONSTRAINT "applications_income_status_check" CHECK ("applications"."income_verification_status" in ('pending', 'uploaded', 'approved', 'rejected')),
	CONSTRAINT "applications_waiting_check" CHECK (("applications"."income_verification_status" = 'uploaded') = ("applications"."waiting_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"summary" text NOT NULL,
	"details" jsonb NOT NULL,
	"state" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "approvals_state_check" CHECK ("approvals"."state" in ('waiting', 'confirmed', 'rejected')),
	CONSTRAINT "approvals_amount_check" CHECK ("approvals"."amount_cents" > 0),
	CONSTRAINT "approvals_decided_check" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null)
        and ("approvals"."decided_at" is null) = ("approvals"."decided_by_id" is null)),
	CONSTRAINT "approvals_people_check" CHECK ("approvals"."entered_by_id" <> "approvals"."beneficiary_id" and ("approvals"."state" <> 'confirmed'
        or ("approvals"."decided_by_id" <> "approvals"."entered_by_id" and "approvals"."decided_by_id" <> "approvals"."beneficiary_id")))
);
--> statement-breakpoint
CREATE TABLE "assemblies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"group_code" text NOT NULL,
	"plan_id" text NOT NULL,
	"book" text NOT NULL,
	"month" integer NOT NULL,
	"rule_version" integer NOT NULL,
	"status" text NOT NULL,
	"chain" jsonb NOT NULL,
	"round" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"cut_off_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"postponements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	"list_text" text,
	"list_sha256" text,
	"books" jsonb,
	"drawn_at" timestamp with time zone,
	"signature" text,
	"randomness" text,
	"opened" jsonb,
	"decision" jsonb,
	"finished_at" timestamp with time zone,
	CONSTRAINT "assemblies_group_month_key" UNIQUE("group_id","month"),
	CONSTRAINT "assemblies_code_month_key" UNIQUE("group_code","month"),
	CONSTRAINT "assemblies_status_check" CHECK ("assemblies"."status" in ('open', 'closed', 'drawn', 'finished')),
	CONSTRAINT "assemblies_plan_check" CHECK ("assemblies"."plan_id" in ('450', '650')),
	CONSTRAINT "assemblies_month_check" CHECK ("assemblies"."month" between 1 and 240),
	CONSTRAINT "assemblies_calendar_check" CHECK ("assemblies"."opens_at" < "assemblies"."closes_at" and "assemblies"."cut_off_at" < "assemblies"."closes_at" and "assemblies"."closes_at" < "assemblies"."held_at"),
	CONSTRAINT "assemblies_closed_check" CHECK (("assemblies"."status" = 'open') = ("assemblies"."closed_at" is null) and ("assemblies"."closed_at" is null) = ("assemblies"."list_text" is null)
        and ("assemblies"."closed_at" is null) = ("assemblies"."list_sha256" is null) and ("assemblies"."closed_at" is null) = ("assemblies"."books" is null)),
	CONSTRAINT "assemblies_list_check" CHECK ("assemblies"."list_sha256" = encode(sha256(convert_to("assemblies"."list_text", 'UTF8')), 'hex')),
	CONSTRAINT "assemblies_drawn_check" CHECK (("assemblies"."status" in ('open', 'closed')) = ("assemblies"."drawn_at" is null) and ("assemblies"."drawn_at" is null) = ("assemblies"."signature" is null)
        and ("assemblies"."drawn_at" is null) = ("assemblies"."randomness" is null) and ("assemblies"."drawn_at" is null) = ("assemblies"."opened" is null)
        and ("assemblies"."drawn_at" is null) = ("assemblies"."decision" is null)),
	CONSTRAINT "assemblies_randomness_check" CHECK ("assemblies"."randomness" = encode(sha256(decode("assemblies"."signature", 'hex')), 'hex')),
	CONSTRAINT "assemblies_finished_check" CHECK (("assemblies"."status" = 'finished') = ("assemblies"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "assembly_alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assembly_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "assembly_alarms_kind_check" CHECK ("assembly_alarms"."kind" in ('closed-late', 'postponed', 'beacon-late', 'fund-below-books', 'step-failed', 'bid-money-returned', 'hand-back-due'))
);
--> statement-breakpoint
CREATE TABLE "assembly_picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assembly_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" integer NOT NULL,
	"membership_id" uuid NOT NULL,
	"status" text NOT NULL,
	"instalments" integer,
	"bid_fund_cents" bigint,
	"start_by" timestamp with time zone,
	"pay_by" timestamp with time zone,
	"payment_started_at" timestamp with time zone,
	"decided_at" timestamp with time zone NOT NULL,
	"available_cents" bigint NOT NULL,
	"passed" integer NOT NULL,
	"left_seats" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "assembly_picks_number_key" UNIQUE("assembly_id","number"),
	CONSTRAINT "assembly_picks_kind_check" CHECK ("assembly_picks"."kind" in ('lottery', 'bid', 'second', 'missed')),
	CONSTRAINT "assembly_picks_status_check" CHECK ("assembly_picks"."status" in ('awarded', 'held', 'unpaid', 'released', 'left')),
	CONSTRAINT "assembly_picks_bid_check" CHECK (("assembly_picks"."kind" = 'bid') = ("assembly_picks"."instalments" is not null) and ("assembly_picks"."kind" = 'bid') = ("assembly_picks"."bid_fund_cents" is not null)
        and ("assembly_picks"."kind" = 'bid') = ("assembly_picks"."start_by" is not null) and ("assembly_picks"."kind" = 'bid') = ("assembly_picks"."pay_by" is not null)),
	CONSTRAINT "assembly_picks_held_check" CHECK ("assembly_picks"."kind" = 'bid' or "assembly_picks"."status" in ('awarded', 'left')),
	CONSTRAINT "assembly_picks_settled_check" CHECK (("assembly_picks"."status" = 'held') = ("assembly_picks"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "assembly_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assembly_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seat" integer NOT NULL,
	"membership_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"funded_at" timestamp with time zone,
	"funded_by" uuid,
	CONSTRAINT "assembly_refunds_number_key" UNIQUE("group_id","number"),
	CONSTRAINT "assembly_refunds_membership_key" UNIQUE("membership_id"),
	CONSTRAINT "assembly_refunds_cents_check" CHECK ("assembly_refunds"."cents" >= 0),
	CONSTRAINT "assembly_refunds_funded_check" CHECK (("assembly_refunds"."funded_at" is null) = ("assembly_refunds"."funded_by" is null))
);
--> statement-breakpoint
CREATE TABLE "bid_credit_holds" (
	"pick_id" uuid PRIMARY KEY NOT NULL,
	"held_cents" bigint NOT NULL,
	"times" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"make_good_by" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bid_credit_holds_cents_check" CHECK ("bid_credit_holds"."held_cents" >= 0 and "bid_credit_holds"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "award_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"award_id" uuid NOT NULL,
	"step" text NOT NULL,
	"turn" text NOT NULL,
	"by" text NOT NULL,
	"actor" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_changes_by_check" CHECK ("award_changes"."by" in ('member', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "award_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"award_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"scan" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_papers_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "award_papers_upload_key" UNIQUE("award_id","upload_id"),
	CONSTRAINT "award_papers_kind_check" CHECK ("award_papers"."kind" in ('identity', 'purchase', 'appraisal', 'title', 'closing', 'expense'))
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"book" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"credit_cents" bigint NOT NULL,
	"selected_on" date NOT NULL,
	"step" text NOT NULL,
	"turn" text NOT NULL,
	"turn_since" timestamp with time zone NOT NULL,
	"address" text,
	"price_cents" bigint,
	"seller" text,
	"title_company" text,
	"expenses_cents" bigint DEFAULT 0 NOT NULL,
	"paid_on" date,
	"surplus_settled_at" timestamp with time zone,
	"end" text,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "awards_membership_key" UNIQUE("membership_id"),
	CONSTRAINT "awards_plan_check" CHECK ("awards"."plan_id" in ('450', '650')),
	CONSTRAINT "awards_step_check" CHECK ("awards"."step" in ('papers', 'home', 'appraisal', 'closing', 'paid')),
	CONSTRAINT "awards_turn_check" CHECK ("awards"."turn" in ('member', 'cooperative', 'title_company')),
	CONSTRAINT "awards_end_check" CHECK ("awards"."end" in ('handed_back', 'terminated', 'withdrawn')),
	CONSTRAINT "awards_ended_check" CHECK (("awards"."end" is null) = ("awards"."ended_at" is null)),
	CONSTRAINT "awards_paid_check" CHECK (("awards"."step" = 'paid') = ("awards"."paid_on" is not null)),
	CONSTRAINT "awards_home_check" CHECK (num_nulls("awards"."address", "awards"."price_cents", "awards"."seller", "awards"."title_company") in (0, 4)
        and ("awards"."step" not in ('closing', 'paid') or "awards"."price_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "biddings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_code" text NOT NULL,
	"month" integer NOT NULL,
	"chain" jsonb NOT NULL,
	"round" integer NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "biddings_group_month_key" UNIQUE("group_code","month"),
	CONSTRAINT "biddings_round_check" CHECK ("biddings"."round" > 0)
);
--> statement-breakpoint
CREATE TABLE "sealed_bids" (
	"bidding_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seat" integer NOT NULL,
	"attempt" integer NOT NULL,
	"membership_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"file" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"receipt" text NOT NULL,
	"receipt_sha256" text NOT NULL,
	"previous_receipt" text NOT NULL,
	"signature" text NOT NULL,
	"public_key" text NOT NULL,
	CONSTRAINT "sealed_bids_number_key" UNIQUE("bidding_id","number"),
	CONSTRAINT "sealed_bids_attempt_key" UNIQUE("bidding_id","seat","attempt"),
	CONSTRAINT "sealed_bids_sha256_key" UNIQUE("sha256"),
	CONSTRAINT "sealed_bids_previous_key" UNIQUE("bidding_id","previous_receipt"),
	CONSTRAINT "sealed_bids_file_check" CHECK (octet_length("sealed_bids"."file") between 1 and 1024),
	CONSTRAINT "sealed_bids_sha256_check" CHECK ("sealed_bids"."sha256" = encode(sha256("sealed_bids"."file"), 'hex')),
	CONSTRAINT "sealed_bids_receipt_check" CHECK ("sealed_bids"."receipt_sha256" = encode(sha256(convert_to("sealed_bids"."receipt", 'UTF8')), 'hex')),
	CONSTRAINT "sealed_bids_number_check" CHECK ("sealed_bids"."number" > 0),
	CONSTRAINT "sealed_bids_attempt_check" CHECK ("sealed_bids"."attempt" between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text,
	"author_name" text NOT NULL,
	"published" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "blog_articles_slug_check" CHECK ("blog_articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_articles_published_check" CHECK (not "blog_articles"."published" or "blog_articles"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_contacts_email_key" UNIQUE("email"),
	CONSTRAINT "marketing_contacts_email_check" CHECK ("marketing_contacts"."email" = lower(btrim("marketing_contacts"."email"))),
	CONSTRAINT "marketing_contacts_language_check" CHECK ("marketing_contacts"."language" in ('en', 'pt-BR'))
);
--> statement-breakpoint
CREATE TABLE "marketing_objections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_objections_email_key" UNIQUE("email"),
	CONSTRAINT "marketing_objections_email_check" CHECK ("marketing_objections"."email" = lower(btrim("marketing_objections"."email")))
);
--> statement-breakpoint
CREATE TABLE "automatic_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"attempt" smallint NOT NULL,
	"charge_on" date NOT NULL,
	"state" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automatic_charges_state_check" CHECK ("automatic_charges"."state" in ('announced', 'charged', 'failed', 'succeeded', 'skipped')),
	CONSTRAINT "automatic_charges_attempt_check" CHECK ("automatic_charges"."attempt" between 1 and 3),
	CONSTRAINT "automatic_charges_payment_check" CHECK (("automatic_charges"."state" in ('announced', 'skipped')) = ("automatic_charges"."payment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "contribution_accounts" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"start_month" text NOT NULL,
	"book" text NOT NULL,
	"paid" smallint NOT NULL,
	"prepaid" smallint NOT NULL,
	"unapplied_cents" bigint NOT NULL,
	"unapplied_counted_at" timestamp with time zone,
	"due_on" date,
	"next_step" smallint NOT NULL,
	"next_step_on" date,
	"paused_until" date,
	"pause_reason" text,
	"saved_method_id" uuid,
	"charge_on" date,
	"closed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_accounts_plan_check" CHECK ("contribution_accounts"."plan_id" in ('450', '650')),
	CONSTRAINT "contribution_accounts_paid_check" CHECK ("contribution_accounts"."paid" >= 0 and "contribution_accounts"."prepaid" >= 0 and "contribution_accounts"."paid" + "contribution_accounts"."prepaid" <= 240
        and "contribution_accounts"."unapplied_cents" >= 0),
	CONSTRAINT "contribution_accounts_due_check" CHECK (("contribution_accounts"."due_on" is null) = ("contribution_accounts"."paid" + "contribution_accounts"."prepaid" = 240)),
	CONSTRAINT "contribution_accounts_step_check" CHECK ("contribution_accounts"."next_step" between 0 and 6
        and ("contribution_accounts"."next_step_on" is null or "contribution_accounts"."due_on" is not null)),
	CONSTRAINT "contribution_accounts_pause_check" CHECK (("contribution_accounts"."paused_until" is null) = ("contribution_accounts"."pause_reason" is null)),
	CONSTRAINT "contribution_accounts_charge_check" CHECK ("contribution_accounts"."charge_on" is null or "contribution_accounts"."saved_method_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "contribution_instalments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"book" text NOT NULL,
	"k" smallint NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"administration_cents" integer NOT NULL,
	"is_prepaid" boolean NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"earn_on" date,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "contribution_instalments_k_check" CHECK ("contribution_instalments"."k" between 1 and 240),
	CONSTRAINT "contribution_instalments_amount_check" CHECK ("contribution_instalments"."amount_cents" > "contribution_instalments"."administration_cents" and "contribution_instalments"."administration_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contribution_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"instalments" smallint NOT NULL,
	"method" text NOT NULL,
	"failure" text,
	"reference" uuid,
	"is_refused" boolean DEFAULT false NOT NULL,
	"counted_at" timestamp with time zone,
	"returned_cents" bigint DEFAULT 0 NOT NULL,
	"returned_times" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_payments_kind_check" CHECK ("contribution_payments"."kind" in ('payment', 'automatic', 'manual', 'prepayment', 'deposit', 'surplus', 'transfer')),
	CONSTRAINT "contribution_payments_state_check" CHECK ("contribution_payments"."state" in ('open', 'processing', 'succeeded', 'returned', 'failed', 'expired')),
	CONSTRAINT "contribution_payments_amount_check" CHECK ("contribution_payments"."amount_cents" > 0 and "contribution_payments"."returned_cents" between 0 and "contribution_payments"."amount_cents"),
	CONSTRAINT "contribution_payments_counted_check" CHECK (("contribution_payments"."state" in ('succeeded', 'returned')) = ("contribution_payments"."counted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "contribution_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"k" smallint NOT NULL,
	"step" smallint NOT NULL,
	"owed_cents" bigint NOT NULL,
	"has_mail" boolean NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_steps_step_check" CHECK ("contribution_steps"."step" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"full_name" text NOT NULL,
	"plan_id" text NOT NULL,
	"mode" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_reason" text,
	"refund_requested_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "deposits_status_check" CHECK ("deposits"."status" in ('pending', 'completed', 'refunded', 'failed', 'expired')),
	CONSTRAINT "deposits_mode_check" CHECK ("deposits"."mode" in ('live', 'test', 'sandbox')),
	CONSTRAINT "deposits_amount_check" CHECK ("deposits"."amount_cents" = 20000 and "deposits"."currency" = 'USD'),
	CONSTRAINT "deposits_refunded_check" CHECK ("deposits"."refunded_cents" >= 0 and "deposits"."refunded_cents" <= "deposits"."amount_cents"),
	CONSTRAINT "deposits_completed_at_check" CHECK (("deposits"."status" in ('completed', 'refunded')) = ("deposits"."completed_at" is not null)),
	CONSTRAINT "deposits_refunded_at_check" CHECK (("deposits"."status" = 'refunded') = ("deposits"."refunded_at" is not null)
        and ("deposits"."status" = 'refunded') = ("deposits"."refunded_cents" = "deposits"."amount_cents"))
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
CREATE TABLE "exits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"book" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"payout_cents" bigint NOT NULL,
	"refund_cents" bigint NOT NULL,
	"owes_cents" bigint NOT NULL,
	"topped_up_cents" bigint DEFAULT 0 NOT NULL,
	"topped_up_month" integer DEFAULT 0 NOT NULL,
	"recovered_cents" bigint DEFAULT 0 NOT NULL,
	"recovered_fund_cents" bigint DEFAULT 0 NOT NULL,
	"expected_cents" bigint DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exits_membership_key" UNIQUE("membership_id"),
	CONSTRAINT "exits_kind_check" CHECK ("exits"."kind" in ('cancelled', 'handed_back', 'withdrawn', 'terminated', 'transferred', 'completed')),
	CONSTRAINT "exits_plan_check" CHECK ("exits"."plan_id" in ('450', '650')),
	CONSTRAINT "exits_cents_check" CHECK ("exits"."payout_cents" >= 0 and "exits"."refund_cents" >= 0 and "exits"."owes_cents" >= 0
        and ("exits"."payout_cents" = 0 or "exits"."owes_cents" = 0)),
	CONSTRAINT "exits_recovery_check" CHECK ("exits"."topped_up_cents" >= 0 and "exits"."recovered_cents" >= 0 and "exits"."expected_cents" >= 0
        and "exits"."recovered_fund_cents" >= 0
        and ("exits"."kind" = 'terminated' or "exits"."topped_up_cents" + "exits"."recovered_cents" + "exits"."expected_cents" = 0))
);
--> statement-breakpoint
CREATE TABLE "group_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"report" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "group_reports_month_key" UNIQUE("group_id","month"),
	CONSTRAINT "group_reports_month_check" CHECK ("group_reports"."month" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "shown_names" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"is_shown" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_place_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place_id" uuid NOT NULL,
	"from_group_id" uuid NOT NULL,
	"to_group_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_place_moves_reason_check" CHECK ("group_place_moves"."reason" in ('plan_changed', 'not_approved', 'moved_up', 'replacement')),
	CONSTRAINT "group_place_moves_groups_check" CHECK ("group_place_moves"."from_group_id" <> "group_place_moves"."to_group_id")
);
--> statement-breakpoint
CREATE TABLE "group_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"deposit_id" uuid NOT NULL,
	"application_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"approval_due_at" timestamp with time zone,
	"moved_back_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "group_places_deposit_id_key" UNIQUE("deposit_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"capacity" integer NOT NULL,
	"member_count" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"formed_at" timestamp with time zone,
	"filled_at" timestamp with time zone,
	"start_month" text,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "groups_plan_number_key" UNIQUE("mode","plan_id","number"),
	CONSTRAINT "groups_mode_check" CHECK ("groups"."mode" in ('live', 'test', 'sandbox')),
	CONSTRAINT "groups_plan_check" CHECK ("groups"."plan_id" in ('450', '650')),
	CONSTRAINT "groups_status_check" CHECK ("groups"."status" in ('forming', 'formed', 'running', 'completed', 'not_formed', 'cancelled')),
	CONSTRAINT "groups_member_count_check" CHECK ("groups"."member_count" >= 0 and "groups"."member_count" <= "groups"."capacity"),
	CONSTRAINT "groups_formed_check" CHECK (("groups"."status" in ('formed', 'running', 'completed')) = ("groups"."formed_at" is not null)
        and ("groups"."formed_at" is null or "groups"."filled_at" is not null)
        and ("groups"."formed_at" is null) = ("groups"."start_month" is null)),
	CONSTRAINT "groups_started_check" CHECK (("groups"."status" in ('running', 'completed')) = ("groups"."started_at" is not null)
        and ("groups"."status" = 'completed') = ("groups"."completed_at" is not null)),
	CONSTRAINT "groups_start_month_check" CHECK ("groups"."start_month" is null or "groups"."start_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "groups_ended_check" CHECK (("groups"."status" in ('not_formed', 'cancelled')) = ("groups"."ended_at" is not null)),
	CONSTRAINT "groups_window_check" CHECK ("groups"."closes_at" > "groups"."opened_at")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"scope_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "ledger_accounts_pkey" PRIMARY KEY("scope_id","name"),
	CONSTRAINT "ledger_accounts_name_check" CHECK ("ledger_accounts"."name" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "ledger_accounts_kind_check" CHECK ("ledger_accounts"."kind" in ('asset', 'liability', 'income', 'expense', 'equity'))
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"scope_id" integer NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_balances_pkey" PRIMARY KEY("scope_id","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"scope_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"effective_on" date NOT NULL,
	"posting_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_entries_pkey" PRIMARY KEY("scope_id","sequence"),
	CONSTRAINT "ledger_entries_scope_id_key_key" UNIQUE("scope_id","key"),
	CONSTRAINT "ledger_entries_posting_count_check" CHECK ("ledger_entries"."posting_count" >= 2),
	CONSTRAINT "ledger_entries_text_check" CHECK ("ledger_entries"."key" <> '' and "ledger_entries"."kind" <> '' and "ledger_entries"."key" !~ '[[:cntrl:]]' and "ledger_entries"."kind" !~ '[[:cntrl:]]')
);
--> statement-breakpoint
CREATE TABLE "ledger_positions" (
	"membership_id" uuid NOT NULL,
	"scope_id" integer NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_positions_pkey" PRIMARY KEY("membership_id","scope_id","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"scope_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"leg" smallint NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	"membership_id" uuid,
	"effective_on" date NOT NULL,
	CONSTRAINT "ledger_postings_pkey" PRIMARY KEY("scope_id","sequence","leg"),
	CONSTRAINT "ledger_postings_cents_check" CHECK ("ledger_postings"."cents" <> 0),
	CONSTRAINT "ledger_postings_membership_check" CHECK ("ledger_postings"."membership_id" is not null or "ledger_postings"."account" not in ('fund', 'reserve', 'prepaid-administration', 'unapplied', 'administration'))
);
--> statement-breakpoint
CREATE TABLE "ledger_scopes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_scopes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book" text NOT NULL,
	"scope" text NOT NULL,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"last_hash" "bytea" DEFAULT decode(repeat('00', 32), 'hex') NOT NULL,
	CONSTRAINT "ledger_scopes_book_scope_key" UNIQUE("book","scope"),
	CONSTRAINT "ledger_scopes_book_check" CHECK ("ledger_scopes"."book" in ('live', 'test', 'sandbox')),
	CONSTRAINT "ledger_scopes_scope_check" CHECK ("ledger_scopes"."scope" ~ '^(cooperative|group:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$')
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"content" jsonb NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_status_check" CHECK ("mails"."status" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mails_due_at_check" CHECK (("mails"."status" = 'queued') = ("mails"."due_at" is not null)),
	CONSTRAINT "mails_sent_at_check" CHECK (("mails"."status" = 'sent') = ("mails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "membership_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_changes_status_check" CHECK ("membership_changes"."to_status" in ('active', 'awarded', 'cancelled', 'handed_back', 'withdrawn', 'terminated', 'transferred', 'replaced', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"place_id" uuid,
	"deposit_id" uuid,
	"status" text NOT NULL,
	"plan_id" text NOT NULL,
	"credit_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"rule_version" integer NOT NULL,
	"start_month" text NOT NULL,
	"leaving_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "memberships_seat_check" CHECK ("memberships"."seat" between 1 and 480),
	CONSTRAINT "memberships_status_check" CHECK ("memberships"."status" in ('active', 'awarded', 'cancelled', 'handed_back', 'withdrawn', 'terminated', 'transferred', 'replaced', 'completed')),
	CONSTRAINT "memberships_plan_check" CHECK ("memberships"."plan_id" in ('450', '650')),
	CONSTRAINT "memberships_held_until_check" CHECK (("memberships"."status" in ('transferred', 'replaced')) = ("memberships"."held_until" is not null)),
	CONSTRAINT "memberships_terms_check" CHECK ("memberships"."credit_cents" > 0 and "memberships"."total_cents" > "memberships"."credit_cents"
        and "memberships"."rule_version" >= 1 and "memberships"."start_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_owner_id_mode_pk" PRIMARY KEY("owner_id","mode"),
	CONSTRAINT "payment_customers_provider_id_key" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_amount_check" CHECK ("payment_disputes"."amount_cents" > 0),
	CONSTRAINT "payment_disputes_status_check" CHECK ("payment_disputes"."status" in ('inquiry', 'open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"about" text DEFAULT 'payment' NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refunds_amount_check" CHECK ("payment_refunds"."amount_cents" > 0),
	CONSTRAINT "payment_refunds_status_check" CHECK ("payment_refunds"."status" in ('succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"is_off_session" boolean DEFAULT false NOT NULL,
	"owner_id" uuid,
	"method_kinds" text[] DEFAULT '{"card"}' NOT NULL,
	"saved_method_id" uuid,
	"paid_kind" text,
	"paid_last4" text,
	"paid_name" text,
	"description" text NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"provider_id" text,
	"client_secret" text,
	"attempted_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_requested_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "payments_provider_id_key" UNIQUE("provider_id"),
	CONSTRAINT "payments_purpose_check" CHECK ("payments"."purpose" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('pending', 'processing', 'succeeded', 'failed', 'expired')),
	CONSTRAINT "payments_mode_check" CHECK ("payments"."mode" in ('live', 'test', 'sandbox')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_cents" > 0 and "payments"."currency" = 'USD'),
	CONSTRAINT "payments_off_session_check" CHECK ("payments"."is_off_session" = ("payments"."saved_method_id" is not null)),
	CONSTRAINT "payments_refunded_check" CHECK ("payments"."refunded_cents" >= 0),
	CONSTRAINT "payments_succeeded_at_check" CHECK (("payments"."status" = 'succeeded') = ("payments"."succeeded_at" is not null)),
	CONSTRAINT "payments_succeeded_provider_check" CHECK ("payments"."succeeded_at" is null or "payments"."provider_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_fees" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_fees_cents_check" CHECK ("provider_fees"."cents" <> 0),
	CONSTRAINT "provider_fees_mode_check" CHECK ("provider_fees"."mode" in ('live', 'test', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "saved_payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"setup_id" text,
	"client_secret" text,
	"provider_id" text,
	"kind" text,
	"last4" text,
	"name" text,
	"mandate_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_payment_methods_setup_id_key" UNIQUE("setup_id"),
	CONSTRAINT "saved_payment_methods_provider_id_key" UNIQUE("provider_id"),
	CONSTRAINT "saved_payment_methods_status_check" CHECK ("saved_payment_methods"."status" in ('pending', 'active', 'failed', 'revoked', 'detached')),
	CONSTRAINT "saved_payment_methods_mode_check" CHECK ("saved_payment_methods"."mode" in ('live', 'test', 'sandbox')),
	CONSTRAINT "saved_payment_methods_active_check" CHECK ("saved_payment_methods"."status" <> 'active' or ("saved_payment_methods"."provider_id" is not null and "saved_payment_methods"."kind" is not null)),
	CONSTRAINT "saved_payment_methods_mandate_check" CHECK ("saved_payment_methods"."status" <> 'active' or "saved_payment_methods"."kind" <> 'us_bank_account' or "saved_payment_methods"."mandate_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "unexpected_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"attempt" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "unexpected_payments_reason_check" CHECK ("unexpected_payments"."reason" in ('wrong_amount', 'second_payment'))
);
--> statement-breakpoint
CREATE TABLE "bank_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"account_kind" text NOT NULL,
	"told_address" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "bank_details_owner_check" CHECK ("bank_details"."owner_kind" in ('member', 'title_company')),
	CONSTRAINT "bank_details_kind_check" CHECK ("bank_details"."account_kind" in ('checking', 'savings')),
	CONSTRAINT "bank_details_usable_check" CHECK ("bank_details"."usable_from" > "bank_details"."entered_at")
);
--> statement-breakpoint
CREATE TABLE "earlier_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"book" text NOT NULL,
	"group_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	"payee_kind" text NOT NULL,
	"payee_id" uuid NOT NULL,
	"payee_name" text NOT NULL,
	"state" text NOT NULL,
	"owed_at" timestamp with time zone NOT NULL,
	"approval_id" uuid,
	"asked_by" text,
	"bank_details_id" uuid,
	"returned_times" integer DEFAULT 0 NOT NULL,
	"bank_reference" text,
	"paid_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_kind_check" CHECK ("payouts"."kind" in ('home', 'expenses', 'surplus', 'refund', 'unapplied', 'hand_back', 'sale', 'transfer', 'claim', 'share')),
	CONSTRAINT "payouts_account_check" CHECK ("payouts"."account" in ('credits-set-aside', 'refunds-owed', 'owed-to-members')),
	CONSTRAINT "payouts_state_check" CHECK ("payouts"."state" in ('owed', 'asked', 'approved', 'paid', 'void')),
	CONSTRAINT "payouts_payee_check" CHECK ("payouts"."payee_kind" in ('member', 'title_company')),
	CONSTRAINT "payouts_cents_check" CHECK ("payouts"."cents" > 0 and "payouts"."returned_times" >= 0),
	CONSTRAINT "payouts_asked_check" CHECK (("payouts"."state" in ('asked', 'approved', 'paid')) = ("payouts"."bank_details_id" is not null)
        and ("payouts"."bank_details_id" is null) = ("payouts"."asked_by" is null)),
	CONSTRAINT "payouts_paid_check" CHECK (("payouts"."state" = 'paid') = ("payouts"."bank_reference" is not null)
        and ("payouts"."bank_reference" is null) = ("payouts"."paid_on" is null))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"step" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_kind_subject_id_step_pk" PRIMARY KEY("kind","subject_id","step")
);
--> statement-breakpoint
CREATE TABLE "application_history_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"entry" text NOT NULL,
	"author_id" text,
	"author_email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_history_notes_entry_check" CHECK (btrim("application_history_notes"."entry") <> '')
);
--> statement-breakpoint
CREATE TABLE "review_claims" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_beneficiaries" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"contact" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_estates" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"representative" text NOT NULL,
	"contact" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"book" text NOT NULL,
	"seat" integer NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"application_id" uuid,
	"state" text NOT NULL,
	"from_signature" text NOT NULL,
	"from_signed_at" timestamp with time zone NOT NULL,
	"to_signature" text,
	"to_signed_at" timestamp with time zone,
	"price_cents" bigint,
	"new_membership_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_transfers_state_check" CHECK ("seat_transfers"."state" in ('offered', 'accepted', 'done', 'withdrawn')),
	CONSTRAINT "seat_transfers_people_check" CHECK ("seat_transfers"."from_user_id" <> "seat_transfers"."to_user_id"),
	CONSTRAINT "seat_transfers_signed_check" CHECK (num_nulls("seat_transfers"."to_signature", "seat_transfers"."to_signed_at", "seat_transfers"."price_cents") in (0, 3)
        and ("seat_transfers"."state" not in ('accepted', 'done') or "seat_transfers"."to_signed_at" is not null)),
	CONSTRAINT "seat_transfers_done_check" CHECK (("seat_transfers"."state" = 'done') = ("seat_transfers"."new_membership_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_visits_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"event_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_event_id_entry_id_pk" PRIMARY KEY("event_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"seats" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_tag_key" UNIQUE("tag"),
	CONSTRAINT "events_times_check" CHECK ("events"."ends_at" > "events"."starts_at"),
	CONSTRAINT "events_seats_check" CHECK ("events"."seats" between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"preferred_plan" text,
	"applicant_profile" text NOT NULL,
	"message" text,
	"source" text NOT NULL,
	"event_tag" text,
	"wants_next_event" boolean DEFAULT false NOT NULL,
	"pending" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_list_email_key" UNIQUE("list","email"),
	CONSTRAINT "waitlist_entries_email_check" CHECK ("waitlist_entries"."email" = lower(btrim("waitlist_entries"."email"))),
	CONSTRAINT "waitlist_entries_list_check" CHECK ("waitlist_entries"."list" in ('english', 'imovelnoseua', 'event'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"left_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	CONSTRAINT "tallies_name_day_key_pk" PRIMARY KEY("name","day","key")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"left_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_beacon" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" text PRIMARY KEY NOT NULL,
	"stands_at" timestamp with time zone,
	"offset_ms" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_accounts_provider_account_unique" UNIQUE("provider_id","account_id"),
	CONSTRAINT "identity_accounts_no_tokens_check" CHECK ("identity_accounts"."access_token" is null and "identity_accounts"."refresh_token" is null and "identity_accounts"."id_token" is null)
);
--> statement-breakpoint
CREATE TABLE "identity_banned_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"banned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"recovery_codes" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_step" integer,
	CONSTRAINT "identity_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identity_passkeys_credential_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"factor_at" timestamp with time zone,
	CONSTRAINT "identity_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"banned_at" timestamp with time zone,
	"ban_reason" text,
	"has_second_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_users_email_unique" UNIQUE("email"),
	CONSTRAINT "identity_users_email_check" CHECK ("identity_users"."email" = lower("identity_users"."email")),
	CONSTRAINT "identity_users_ban_check" CHECK ("identity_users"."ban_reason" is null or "identity_users"."banned_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_mailbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"card" jsonb,
	"account" jsonb,
	"payment_method" text,
	"error" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_refunded_check" CHECK ("sandbox_charges"."amount_refunded" >= 0 and "sandbox_charges"."amount_refunded" <= "sandbox_charges"."amount")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"name" text,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge" text NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_intent" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"description" text,
	"metadata" jsonb NOT NULL,
	"method_types" text[] DEFAULT '{"card"}' NOT NULL,
	"customer" text,
	"payment_method" text,
	"settles_at" timestamp with time zone,
	"returns_at" timestamp with time zone,
	"latest_charge" text,
	"pending_card" jsonb,
	"last_error" jsonb,
	"canceled_at" timestamp with time zone,
	"cancellation_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_intents_amount_check" CHECK ("sandbox_payment_intents"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text,
	"card" jsonb,
	"account" jsonb,
	"mandate" text,
	"is_mandate_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_secret" text NOT NULL,
	"holds_webhooks" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"charge" text NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_setup_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"customer" text NOT NULL,
	"method_types" text[] NOT NULL,
	"status" text NOT NULL,
	"payment_method" text,
	"last_error" jsonb,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"is_forced" boolean DEFAULT false NOT NULL,
	"last_status" integer,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identity_id_identity_users_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_consents" ADD CONSTRAINT "application_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assemblies" ADD CONSTRAINT "assemblies_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_alarms" ADD CONSTRAINT "assembly_alarms_assembly_id_assemblies_id_fk" FOREIGN KEY ("assembly_id") REFERENCES "public"."assemblies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_picks" ADD CONSTRAINT "assembly_picks_assembly_id_assemblies_id_fk" FOREIGN KEY ("assembly_id") REFERENCES "public"."assemblies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_picks" ADD CONSTRAINT "assembly_picks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_picks" ADD CONSTRAINT "assembly_picks_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_refunds" ADD CONSTRAINT "assembly_refunds_assembly_id_assemblies_id_fk" FOREIGN KEY ("assembly_id") REFERENCES "public"."assemblies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_refunds" ADD CONSTRAINT "assembly_refunds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_refunds" ADD CONSTRAINT "assembly_refunds_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_refunds" ADD CONSTRAINT "assembly_refunds_funded_by_assemblies_id_fk" FOREIGN KEY ("funded_by") REFERENCES "public"."assemblies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_credit_holds" ADD CONSTRAINT "bid_credit_holds_pick_id_assembly_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."assembly_picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_changes" ADD CONSTRAINT "award_changes_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_papers" ADD CONSTRAINT "award_papers_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_bids" ADD CONSTRAINT "sealed_bids_bidding_id_biddings_id_fk" FOREIGN KEY ("bidding_id") REFERENCES "public"."biddings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_charges" ADD CONSTRAINT "automatic_charges_membership_id_contribution_accounts_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."contribution_accounts"("membership_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_charges" ADD CONSTRAINT "automatic_charges_payment_id_contribution_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."contribution_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_accounts" ADD CONSTRAINT "contribution_accounts_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_accounts" ADD CONSTRAINT "contribution_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_accounts" ADD CONSTRAINT "contribution_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_accounts" ADD CONSTRAINT "contribution_accounts_saved_method_id_saved_payment_methods_id_fk" FOREIGN KEY ("saved_method_id") REFERENCES "public"."saved_payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_instalments" ADD CONSTRAINT "contribution_instalments_membership_id_contribution_accounts_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."contribution_accounts"("membership_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_instalments" ADD CONSTRAINT "contribution_instalments_payment_id_contribution_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."contribution_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_membership_id_contribution_accounts_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."contribution_accounts"("membership_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_steps" ADD CONSTRAINT "contribution_steps_membership_id_contribution_accounts_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."contribution_accounts"("membership_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_reports" ADD CONSTRAINT "group_reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_names" ADD CONSTRAINT "shown_names_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_place_moves" ADD CONSTRAINT "group_place_moves_place_id_group_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."group_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_place_moves" ADD CONSTRAINT "group_place_moves_from_group_id_groups_id_fk" FOREIGN KEY ("from_group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_place_moves" ADD CONSTRAINT "group_place_moves_to_group_id_groups_id_fk" FOREIGN KEY ("to_group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_scope_id_ledger_scopes_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."ledger_scopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_fk" FOREIGN KEY ("scope_id","account") REFERENCES "public"."ledger_accounts"("scope_id","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_scope_id_ledger_scopes_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."ledger_scopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_changes" ADD CONSTRAINT "membership_changes_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_place_id_group_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."group_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_saved_method_id_saved_payment_methods_id_fk" FOREIGN KEY ("saved_method_id") REFERENCES "public"."saved_payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unexpected_payments" ADD CONSTRAINT "unexpected_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_addresses" ADD CONSTRAINT "earlier_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_details_id_bank_details_id_fk" FOREIGN KEY ("bank_details_id") REFERENCES "public"."bank_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history_notes" ADD CONSTRAINT "application_history_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_beneficiaries" ADD CONSTRAINT "seat_beneficiaries_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_estates" ADD CONSTRAINT "seat_estates_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_transfers" ADD CONSTRAINT "seat_transfers_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_transfers" ADD CONSTRAINT "seat_transfers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_transfers" ADD CONSTRAINT "seat_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_transfers" ADD CONSTRAINT "seat_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_transfers" ADD CONSTRAINT "seat_transfers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_transfers" ADD CONSTRAINT "seat_transfers_new_membership_id_memberships_id_fk" FOREIGN KEY ("new_membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD CONSTRAINT "identity_accounts_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_factors" ADD CONSTRAINT "identity_factors_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due_idx" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email") WHERE "users"."identity_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_unclaimed_email_unique" ON "users" USING btree ("email") WHERE "users"."identity_id" is null;--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_user_id_idx" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "applications_name_idx" ON "applications" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("income_verification_status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_waiting_idx" ON "applications" USING btree ("waiting_since","id") WHERE "applications"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_source_idx" ON "applications" USING btree ("source" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approvals_state_idx" ON "approvals" USING btree ("state","entered_at");--> statement-breakpoint
CREATE INDEX "approvals_subject_idx" ON "approvals" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "assemblies_unfinished_idx" ON "assemblies" USING btree ("held_at") WHERE "assemblies"."status" <> 'finished';--> statement-breakpoint
CREATE UNIQUE INDEX "assembly_alarms_open_key" ON "assembly_alarms" USING btree ("assembly_id","kind") WHERE "assembly_alarms"."cleared_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "assembly_picks_seat_key" ON "assembly_picks" USING btree ("group_id","seat") WHERE "assembly_picks"."status" in ('awarded', 'held');--> statement-breakpoint
CREATE INDEX "assembly_picks_held_idx" ON "assembly_picks" USING btree ("assembly_id") WHERE "assembly_picks"."status" = 'held';--> statement-breakpoint
CREATE INDEX "assembly_picks_membership_idx" ON "assembly_picks" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "bid_credit_holds_open_idx" ON "bid_credit_holds" USING btree ("make_good_by") WHERE "bid_credit_holds"."held_cents" > 0 and "bid_credit_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "award_changes_award_idx" ON "award_changes" USING btree ("award_id","at");--> statement-breakpoint
CREATE INDEX "awards_user_idx" ON "awards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "awards_group_idx" ON "awards" USING btree ("group_id","selected_on","id");--> statement-breakpoint
CREATE INDEX "awards_open_idx" ON "awards" USING btree ("book","selected_on","id") WHERE "awards"."step" <> 'paid' and "awards"."end" is null;--> statement-breakpoint
CREATE INDEX "awards_finished_idx" ON "awards" USING btree ("book","updated_at","id") WHERE "awards"."step" = 'paid' or "awards"."end" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_articles_slug_key" ON "blog_articles" USING btree ("slug") WHERE "blog_articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blog_articles_published_at_idx" ON "blog_articles" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "marketing_contacts_updated_at_idx" ON "marketing_contacts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "marketing_objections_recorded_at_idx" ON "marketing_objections" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "automatic_charges_key" ON "automatic_charges" USING btree ("membership_id","month","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "automatic_charges_payment_key" ON "automatic_charges" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "automatic_charges_due_idx" ON "automatic_charges" USING btree ("charge_on","id") WHERE "automatic_charges"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "contribution_accounts_group_idx" ON "contribution_accounts" USING btree ("group_id","seat");--> statement-breakpoint
CREATE INDEX "contribution_accounts_user_idx" ON "contribution_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contribution_accounts_step_idx" ON "contribution_accounts" USING btree ("book","next_step_on","membership_id") WHERE "contribution_accounts"."closed_at" is null and "contribution_accounts"."next_step_on" is not null;--> statement-breakpoint
CREATE INDEX "contribution_accounts_due_idx" ON "contribution_accounts" USING btree ("book","due_on","membership_id") WHERE "contribution_accounts"."closed_at" is null and "contribution_accounts"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "contribution_accounts_charge_idx" ON "contribution_accounts" USING btree ("book","charge_on","membership_id") WHERE "contribution_accounts"."closed_at" is null and "contribution_accounts"."charge_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_instalments_paid_key" ON "contribution_instalments" USING btree ("membership_id","k") WHERE "contribution_instalments"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "contribution_instalments_payment_idx" ON "contribution_instalments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "contribution_instalments_group_idx" ON "contribution_instalments" USING btree ("group_id","k");--> statement-breakpoint
CREATE INDEX "contribution_instalments_earn_idx" ON "contribution_instalments" USING btree ("book","earn_on","id") WHERE "contribution_instalments"."earn_on" is not null and "contribution_instalments"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "contribution_payments_membership_idx" ON "contribution_payments" USING btree ("membership_id","created_at");--> statement-breakpoint
CREATE INDEX "contribution_payments_reference_idx" ON "contribution_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_payments_open_key" ON "contribution_payments" USING btree ("membership_id",("kind" = 'prepayment')) WHERE "contribution_payments"."state" in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_steps_key" ON "contribution_steps" USING btree ("membership_id","k","step");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_open_key" ON "deposits" USING btree ("application_id","mode") WHERE "deposits"."status" in ('pending', 'completed') and "deposits"."refund_requested_at" is null;--> statement-breakpoint
CREATE INDEX "deposits_application_id_idx" ON "deposits" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "deposits_email_idx" ON "deposits" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deposits_created_at_idx" ON "deposits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_status_idx" ON "deposits" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "document_openings_application_idx" ON "document_openings" USING btree ("application_id","opened_at");--> statement-breakpoint
CREATE INDEX "documents_uploading_idx" ON "documents" USING btree ("started_at") WHERE "documents"."status" = 'uploading';--> statement-breakpoint
CREATE INDEX "exits_group_idx" ON "exits" USING btree ("group_id","kind");--> statement-breakpoint
CREATE INDEX "exits_user_idx" ON "exits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exits_terminated_idx" ON "exits" USING btree ("book","made_at","id") WHERE "exits"."kind" = 'terminated';--> statement-breakpoint
CREATE INDEX "group_place_moves_place_id_idx" ON "group_place_moves" USING btree ("place_id","moved_at");--> statement-breakpoint
CREATE INDEX "group_places_group_id_idx" ON "group_places" USING btree ("group_id","taken_at");--> statement-breakpoint
CREATE INDEX "group_places_application_id_idx" ON "group_places" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "groups_forming_idx" ON "groups" USING btree ("mode","plan_id","number") WHERE "groups"."status" = 'forming';--> statement-breakpoint
CREATE INDEX "ledger_entries_subject_id_idx" ON "ledger_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ledger_positions_account_idx" ON "ledger_positions" USING btree ("scope_id","account");--> statement-breakpoint
CREATE INDEX "ledger_postings_statement_idx" ON "ledger_postings" USING btree ("membership_id","effective_on","sequence","leg") WHERE "ledger_postings"."membership_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_due_idx" ON "mails" USING btree ("due_at") WHERE "mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_failed_idx" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "membership_changes_membership_id_idx" ON "membership_changes" USING btree ("membership_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_seat_key" ON "memberships" USING btree ("group_id","seat") WHERE "memberships"."held_until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_place_id_key" ON "memberships" USING btree ("place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_deposit_id_key" ON "memberships" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "memberships_seat_idx" ON "memberships" USING btree ("group_id","seat");--> statement-breakpoint
CREATE INDEX "memberships_user_id_idx" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_application_id_idx" ON "memberships" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "memberships_leaving_idx" ON "memberships" USING btree ("leaving_at") WHERE "memberships"."leaving_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_id_idx" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open_idx" ON "payment_disputes" USING btree ("payment_id") WHERE "payment_disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payment_events_provider_id_idx" ON "payment_events" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment_id_idx" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_subject_idx" ON "payments" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "payments_succeeded_idx" ON "payments" USING btree ("mode","created_at") WHERE "payments"."succeeded_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_next_check_idx" ON "payments" USING btree ("mode","next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_saved_method_idx" ON "payments" USING btree ("saved_method_id");--> statement-breakpoint
CREATE INDEX "provider_fees_charged_idx" ON "provider_fees" USING btree ("mode","charged_at");--> statement-breakpoint
CREATE INDEX "saved_payment_methods_owner_idx" ON "saved_payment_methods" USING btree ("owner_id","mode");--> statement-breakpoint
CREATE INDEX "unexpected_payments_payment_id_idx" ON "unexpected_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_details_owner_key" ON "bank_details" USING btree ("owner_kind","owner_id") WHERE "bank_details"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "bank_details_owner_idx" ON "bank_details" USING btree ("owner_id","entered_at");--> statement-breakpoint
CREATE INDEX "earlier_addresses_user_idx" ON "earlier_addresses" USING btree ("user_id","left_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_subject_key" ON "payouts" USING btree ("kind","subject_id") WHERE "payouts"."state" <> 'void';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_reference_key" ON "payouts" USING btree ("book","bank_reference");--> statement-breakpoint
CREATE INDEX "payouts_user_idx" ON "payouts" USING btree ("user_id","owed_at");--> statement-breakpoint
CREATE INDEX "payouts_payee_idx" ON "payouts" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "payouts_open_idx" ON "payouts" USING btree ("book","owed_at","id") WHERE "payouts"."state" in ('owed', 'asked', 'approved');--> statement-breakpoint
CREATE INDEX "payouts_paid_idx" ON "payouts" USING btree ("book","paid_on","id") WHERE "payouts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "payouts_membership_idx" ON "payouts" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "reminders_sent_at_idx" ON "reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "application_history_notes_application_idx" ON "application_history_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_feed_id_key" ON "calendar_feeds" USING btree ("feed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_transfers_open_key" ON "seat_transfers" USING btree ("membership_id") WHERE "seat_transfers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "seat_transfers_open_idx" ON "seat_transfers" USING btree ("book","updated_at","id") WHERE "seat_transfers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "seat_transfers_finished_idx" ON "seat_transfers" USING btree ("book","updated_at","id") WHERE "seat_transfers"."state" in ('done', 'withdrawn');--> statement-breakpoint
CREATE INDEX "seat_transfers_from_idx" ON "seat_transfers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "seat_transfers_to_idx" ON "seat_transfers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_entry_id_idx" ON "event_registrations" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "events_ends_at_idx" ON "events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_windows_expires_at_idx" ON "rate_limit_windows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tally_changes_name_idx" ON "tally_changes" USING btree ("name","day");--> statement-breakpoint
CREATE INDEX "identity_accounts_user_id_idx" ON "identity_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_passkeys_user_id_idx" ON "identity_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_user_id_idx" ON "identity_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_expires_at_idx" ON "identity_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_users_banned_at_idx" ON "identity_users" USING btree ("banned_at") WHERE "identity_users"."banned_at" is not null;--> statement-breakpoint
CREATE INDEX "identity_verifications_identifier_idx" ON "identity_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "identity_verifications_expires_at_idx" ON "identity_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_charges_payment_intent_idx" ON "sandbox_charges" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_payment_intent_idx" ON "sandbox_disputes" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_created_at_idx" ON "sandbox_disputes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_keys_created_at_idx" ON "sandbox_payment_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_events_payment_intent_idx" ON "sandbox_payment_events" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_payment_intents_created_at_idx" ON "sandbox_payment_intents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_intents_customer_idx" ON "sandbox_payment_intents" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "sandbox_payment_intents_settles_at_idx" ON "sandbox_payment_intents" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_intents_returns_at_idx" ON "sandbox_payment_intents" USING btree ("returns_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_intents_reference_idx" ON "sandbox_payment_intents" USING btree (("metadata" ->> 'reference'));--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment_intent_idx" ON "sandbox_refunds" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_created_at_idx" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhook_deliveries_event_id_idx" ON "sandbox_webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhook_deliveries_due_idx" ON "sandbox_webhook_deliveries" USING btree ("next_attempt_at") WHERE "sandbox_webhook_deliveries"."delivered_at" is null;