import { accountLinks } from '#features/accounts/profile/server/sync-user.ts';
import { submissionHandler } from '#features/applications/server/submit/submission-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { paymentHandlers } from '#features/payments/server/handlers.ts';
import { reminderKinds } from '#features/reminders/server/reminder-kind.ts';
import type { Feature } from '#platform/feature.ts';
import { addDepositAdminRoutes } from './server/admin/admin-routes.ts';
import { adoptAtSignIn, adoptDeposits } from './server/adopt-deposits.ts';
import { depositMailSamples } from './server/mail-samples.ts';
import { DEPOSIT_PURPOSE, depositPaymentHandler } from './server/paying/payment-handler.ts';
import { unpaidDepositReminder } from './server/paying/unpaid-reminder.ts';
import { depositSection } from './server/person-section.ts';
import { addDepositRoutes } from './server/routes.ts';
import { depositWorkers } from './server/workers.ts';

export const depositsFeature: Feature = {
  personSections: { deposits: depositSection },
  routes: [addDepositAdminRoutes, addDepositRoutes],
  workers: depositWorkers,
  register() {
    mailSamples.register(depositMailSamples);
    paymentHandlers.register({ [DEPOSIT_PURPOSE]: depositPaymentHandler });
    accountLinks.register({ deposits: adoptAtSignIn });
    submissionHandler.register(adoptDeposits);
    reminderKinds.register({ [unpaidDepositReminder.name]: unpaidDepositReminder });
  },
};
