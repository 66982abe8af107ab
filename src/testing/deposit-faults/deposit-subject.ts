import { sql } from 'drizzle-orm';
import { findViolations } from './invariants.ts';
import { passTime } from './pass-time.ts';
import { createPerson, type Person } from './person.ts';
import { runSchedules } from './requests.ts';
import { emailOf, type Stage, type Subject } from './run-case.ts';

/** A deposit is paid, or refunded because its group did not form. */
export const depositSubject: Subject<'pay' | 'refund'> = {
  flows: ['pay', 'refund'],
  async prepare(stage, given) {
    const person = createPerson(emailOf(given));
    if (given.flow === 'pay') return { act: (url) => person.visit(url), isRepeated: false };
    await payAndLetGroupEnd(stage, person);
    return {
      act: async (url) => {
        await runSchedules(url);
      },
      isRepeated: true,
    };
  },
  findViolations: (db, given) => findViolations(db, emailOf(given)),
};

async function payAndLetGroupEnd({ db, server }: Stage, person: Person): Promise<void> {
  await person.visit(server.url);
  await passTime(db, server.url, { hasLostJobs: false });
  await db.execute(
    sql`update groups set closes_at = opened_at + interval '1 millisecond' where status = 'forming'`,
  );
}
