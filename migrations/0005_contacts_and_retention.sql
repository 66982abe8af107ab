CREATE TABLE "marketing_objections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_objections_email_key" UNIQUE("email"),
	CONSTRAINT "marketing_objections_email_check" CHECK ("marketing_objections"."email" = lower(btrim("marketing_objections"."email")))
);
--> statement-breakpoint
CREATE INDEX "marketing_objections_recorded_at_idx" ON "marketing_objections" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE INDEX "marketing_contacts_updated_at_idx" ON "marketing_contacts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "marketing_contacts_search_idx" ON "marketing_contacts" USING gin ((lower(translate(' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'), 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'))) gin_trgm_ops);