import { storeDocument } from '../../src/features/documents/server/store-document.ts';
import { claimApplication } from '../../src/features/reviews/server/claim-application.ts';
import { decideIncome } from '../../src/features/reviews/server/decide-income.ts';
import type { Session } from '../../src/platform/routes.ts';
import { instantAt } from '../../src/shared/calendar/dates.ts';
import { apply, approve, payDeposit } from '../../src/testing/lives/join-group.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import { exampleFile } from '../../src/testing/scenes/example-files.ts';
import type { Agenda } from './agenda.ts';
import { type Person, person, persona } from './people.ts';
import { signUp } from './sign-up.ts';

const PLAN = { preferredPlan: '650', monthlyIncome: '$7,500 - $9,999' } as const;
/** A declined card of the provider's documentation. */
const DECLINED = 'pm_card_visa_chargeDeclined';

/** Adds applications in every state of review to the agenda. */
export function addApplicants(
  world: LifeWorld,
  agenda: Agenda,
  admins: () => readonly [Session, Session],
): void {
  const on = (date: string, time: string, work: () => Promise<unknown>) =>
    agenda.add(instantAt(date, time), async () => {
      await work();
      await world.settle();
    });
  const begin = (one: Person) => apply(world, { ...one, ...PLAN });
  const paid = async (one: Person) => {
    const id = await begin(one);
    await payDeposit(world, id);
    await world.settle();
    return id;
  };
  const someone = (n: number) => person('applying', n);

  // Applied, and never paid.
  on('2026-11-10', '09:00', () => begin(someone(1)));
  // The card was declined.
  on('2026-11-11', '09:00', async () => {
    const id = await begin(someone(2));
    await payDeposit(world, id, DECLINED).catch(() => {});
  });
  // Paid, papers missing: half-way.
  on('2026-11-12', '09:00', () => paid(someone(3)));
  on('2026-11-13', '09:00', async () => {
    const nora = persona('applicant');
    await paid(nora);
    await signUp(world, nora.email);
  });
  // Papers are uploaded and wait; one of them is being reviewed.
  for (const n of [4, 5]) {
    on(`2026-11-1${n}`, '10:00', async () => {
      const id = await paid(someone(n));
      await upload(world, await signUp(world, someone(n).email));
      if (n === 5) await claimApplication(world.context, admins()[1], { id });
    });
  }
  on('2026-11-16', '09:00', async () => {
    await paid(someone(6));
    await upload(world, await signUp(world, someone(6).email));
    const adminNotes = 'The pay slips are of 2024. Please upload those of the last three months.';
    const { email } = someone(6);
    await decideIncome(world.context, admins()[0], { email, approved: false, adminNotes });
  });
  on('2026-11-16', '11:00', async () => {
    await paid(someone(7));
    await upload(world, await signUp(world, someone(7).email));
    await approve(world, admins()[0], { email: someone(7).email });
  });
}

async function upload({ context }: LifeWorld, session: Session): Promise<void> {
  for (const [kind, name] of [
    ['income', 'pay-slips.pdf'],
    ['id', 'passport.pdf'],
  ] as const) {
    const uploadId = context.randomness.id();
    await storeDocument(context, session, { uploadId, kind, name }, pieces());
  }
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield exampleFile('pdf', 2_000);
}
