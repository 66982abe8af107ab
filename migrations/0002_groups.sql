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
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_places" ADD CONSTRAINT "group_places_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_places_group_id_idx" ON "group_places" USING btree ("group_id","taken_at");--> statement-breakpoint
CREATE INDEX "group_places_application_id_idx" ON "group_places" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "groups_forming_idx" ON "groups" USING btree ("plan_id","number") WHERE "groups"."status" = 'forming';