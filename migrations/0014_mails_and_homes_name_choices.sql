-- How much mail a person wants, and who pays what a home costs above the credit.
-- allow constraint users: every row has the default, so the check reads narrow rows once, for well under a second
ALTER TABLE "award_papers" DROP CONSTRAINT "award_papers_kind_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_choice" text DEFAULT 'digest' NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "rest_payer" text;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "rest_source" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mail_choice_check" CHECK ("users"."mail_choice" in ('essentials', 'digest', 'everything'));--> statement-breakpoint
ALTER TABLE "award_papers" ADD CONSTRAINT "award_papers_kind_check" CHECK ("award_papers"."kind" in ('identity', 'purchase', 'appraisal', 'title', 'closing', 'expense', 'funds'));--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_rest_source_check" CHECK ("awards"."rest_source" in ('savings', 'gift', 'sale', 'loan'));--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_rest_check" CHECK (("awards"."rest_payer" is null) = ("awards"."rest_source" is null));
