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
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_openings_application_idx" ON "document_openings" USING btree ("application_id","opened_at");--> statement-breakpoint
CREATE INDEX "documents_uploading_idx" ON "documents" USING btree ("started_at") WHERE "documents"."status" = 'uploading';