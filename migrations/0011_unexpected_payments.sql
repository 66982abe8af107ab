CREATE TABLE "unexpected_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" uuid,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"attempt" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unexpected_payments_reason_check" CHECK ("unexpected_payments"."reason" in ('wrong_amount', 'second_payment'))
);
--> statement-breakpoint
ALTER TABLE "unexpected_payments" ADD CONSTRAINT "unexpected_payments_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unexpected_payments_deposit_id_idx" ON "unexpected_payments" USING btree ("deposit_id");