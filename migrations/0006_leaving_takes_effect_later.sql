CREATE TABLE "leaving_wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"book" text NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"option" text NOT NULL,
	"payout_cents" bigint NOT NULL,
	"refund_cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"unconfirmed_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "leaving_wishes_option_check" CHECK ("leaving_wishes"."option" in ('leave_before_start', 'cancel', 'hand_back')),
	CONSTRAINT "leaving_wishes_state_check" CHECK ("leaving_wishes"."state" in ('open', 'taken_back', 'lapsed', 'effective')),
	CONSTRAINT "leaving_wishes_ended_check" CHECK (("leaving_wishes"."state" = 'open') = ("leaving_wishes"."ended_at" is null)),
	CONSTRAINT "leaving_wishes_cents_check" CHECK ("leaving_wishes"."payout_cents" >= 0 and "leaving_wishes"."refund_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "leaving_wishes" ADD CONSTRAINT "leaving_wishes_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaving_wishes" ADD CONSTRAINT "leaving_wishes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaving_wishes" ADD CONSTRAINT "leaving_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leaving_wishes_open_key" ON "leaving_wishes" USING btree ("membership_id") WHERE "leaving_wishes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "leaving_wishes_due_idx" ON "leaving_wishes" USING btree ("book","takes_effect_at","id") WHERE "leaving_wishes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "leaving_wishes_membership_idx" ON "leaving_wishes" USING btree ("membership_id","wished_at");--> statement-breakpoint
CREATE INDEX "leaving_wishes_user_idx" ON "leaving_wishes" USING btree ("user_id");