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
CREATE UNIQUE INDEX "blog_articles_slug_key" ON "blog_articles" USING btree ("slug") WHERE "blog_articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blog_articles_published_at_idx" ON "blog_articles" USING btree ("published_at");