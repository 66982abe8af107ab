import { defineGauges } from '#platform/metrics/gauges.ts';
import { countUnsentMails } from './count-unsent-mails.ts';

export const mailGauges = defineGauges({
  help: {
    mails_queued: 'Mails waiting to be sent',
    mails_failed: 'Mails that could not be sent for days and were given up',
  },
  async read({ db }) {
    const { queued, failed } = await countUnsentMails(db);
    return { mails_queued: queued, mails_failed: failed };
  },
});
