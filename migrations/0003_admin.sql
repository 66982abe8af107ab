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
CREATE TABLE "page_visits" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_visits_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
DROP INDEX "users_created_at_idx";--> statement-breakpoint
ALTER TABLE "application_history_notes" ADD COLUMN "author_email" text;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ((lower(translate(' ' || coalesce("display_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("role", ''), 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "applications_name_idx" ON "applications" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "applications_status_idx" ON "applications" USING btree ("income_verification_status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_source_idx" ON "applications" USING btree ("source" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applications_search_idx" ON "applications" USING gin ((lower(translate(' ' || coalesce("full_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("city", '') || ' ' || coalesce("income_verification_status", '') || ' ' || regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'), 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deposits_status_idx" ON "deposits" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_search_idx" ON "deposits" USING gin ((lower(translate(' ' || coalesce("full_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("status", '') || ' ' || coalesce("mode", ''), 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waitlist_entries_search_idx" ON "waitlist_entries" USING gin ((lower(translate(' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("list", '') || ' ' || regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'), 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");