ALTER TABLE "exits" DROP CONSTRAINT "exits_cents_check";--> statement-breakpoint
ALTER TABLE "exits" ADD COLUMN "counted_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_cents_check" CHECK ("exits"."payout_cents" >= 0 and "exits"."refund_cents" >= 0 and "exits"."owes_cents" >= 0
        and "exits"."counted_cents" >= 0);