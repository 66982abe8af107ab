ALTER TABLE "exits" DROP CONSTRAINT "exits_recovery_check";--> statement-breakpoint
CREATE INDEX "exits_debts_idx" ON "exits" USING btree ("book","made_at","id") WHERE "exits"."kind" <> 'terminated' and "exits"."owes_cents" > "exits"."recovered_cents";--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_recovery_check" CHECK ("exits"."topped_up_cents" >= 0 and "exits"."recovered_cents" >= 0 and "exits"."expected_cents" >= 0
        and "exits"."recovered_fund_cents" >= 0
        and ("exits"."kind" = 'terminated' or "exits"."topped_up_cents" + "exits"."expected_cents" = 0));