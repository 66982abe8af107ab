import { claimApplication } from '../../src/features/reviews/server/claim-application.ts';
import type { Session } from '../../src/platform/routes.ts';
import {
  apply,
  papersOf,
  payDeposit,
  uploadPapers,
} from '../../src/server/demo/inhabitants/apply.ts';
import { identityPicture } from '../../src/server/demo/inhabitants/identity-picture.ts';
import type { Inhabitant } from '../../src/server/demo/inhabitants/people.ts';
import { approve } from '../../src/server/demo/inhabitants/staff.ts';
import { dateOf } from '../../src/shared/calendar/date-of.ts';
import { instantAt } from '../../src/shared/calendar/dates.ts';
import { decide } from '../../src/testing/lives/join-group.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import type { Agenda } from './agenda.ts';
import { person, persona } from './people.ts';
import { signUp } from './sign-up.ts';

/** This one's pay slip shows less than was declared. */
const EARNS_LESS = 4;

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
  const begin = (one: Inhabitant) => apply(world.context, one, '650');
  const paid = async (one: Inhabitant) => {
    const id = await begin(one);
    await payDeposit(world.context, id);
    await world.settle();
    return id;
  };
  const someone = (n: number) => person('applying', n, '650');

  // Applied, and never paid.
  on('2026-11-10', '09:00', () => begin(someone(1)));
  // The card was declined.
  on('2026-11-11', '09:00', async () => {
    const id = await begin(someone(2));
    await payDeposit(world.context, id, 'declined');
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
      await upload(world, someone(n), { share: n === EARNS_LESS ? 0.7 : 1 });
      if (n === 5) await claimApplication(world.context, admins()[1], { id });
    });
  }
  on('2026-11-16', '09:00', async () => {
    await paid(someone(6));
    await upload(world, someone(6));
    const adminNotes = 'The pay slips are of 2024. Please upload those of the last three months.';
    const { email } = someone(6);
    await decide(world, admins()[0], { email, approved: false, adminNotes });
  });
  on('2026-11-16', '11:00', async () => {
    await paid(someone(7));
    await upload(world, someone(7));
    await approve(world.context, admins()[0], someone(7).email);
  });
}

/** A pay stub, a bank statement and a photo of an identity card. */
async function upload(world: LifeWorld, one: Inhabitant, { share = 1 } = {}): Promise<void> {
  await signUp(world, one.email);
  const { context } = world;
  const papers = await papersOf(one, dateOf(context.clock.now()), { share });
  const photo = { name: 'identity-card.jpg', content: await identityPicture(one) };
  await uploadPapers(context, one, { ...papers, id: [photo] });
}
