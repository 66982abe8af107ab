import { setRole } from '../../src/features/accounts/team/server/manage-users.ts';
import { seedDemoArticles } from '../../src/features/blog/server/seed-demo-articles.ts';
import { listFormedGroups } from '../../src/features/groups/server/read-group.ts';
import { saveProfile } from '../../src/features/members/server/change-application.ts';
import { waitlistRequest } from '../../src/features/waitlist/contract.ts';
import { joinList } from '../../src/features/waitlist/server/join-waitlist.ts';
import type { Session } from '../../src/platform/routes.ts';
import type { PersonaKey } from '../../src/server/demo/personas.ts';
import { instantAt } from '../../src/shared/calendar/dates.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import { Agenda } from './agenda.ts';
import { addApplicants } from './applicants.ts';
import { illustrate } from './article-pictures.ts';
import { NOW } from './dates.ts';
import { RunningGroup } from './group-450.ts';
import { joinInWave } from './join.ts';
import { type Person, person, persona } from './people.ts';
import { runMonths } from './running-months.ts';
import { signUp } from './sign-up.ts';

export const FIRST_MOMENT = instantAt('2024-07-01', '09:00');

/** The positions of the personas among the applicants for the first group. */
const MEMBERS: readonly PersonaKey[] = ['onTime', 'inArrears', 'justWon', 'buying', 'left'];

/** Plays the demonstration from its first day until today; returns the group that runs. */
export async function playHistory(
  world: LifeWorld,
  { capacity, tell }: { capacity: number; tell: (at: Date) => void },
): Promise<RunningGroup> {
  const agenda = new Agenda();
  let sessions: readonly [Session, Session] | undefined;
  let running: RunningGroup | undefined;
  const admins = () => sessions ?? fail('there are no admins yet');
  const group = () => running ?? fail('the group has not formed yet');

  agenda.add(FIRST_MOMENT, async () => {
    sessions = [await appoint(world, 'admin'), await appoint(world, 'secondAdmin')];
  });
  const join = (given: Omit<Parameters<typeof joinInWave>[3], 'approved'>, approved = capacity) =>
    joinInWave(world, agenda, () => admins()[0], { ...given, approved });
  const first = peopleOf('first', capacity - MEMBERS.length);
  for (const [index, key] of MEMBERS.entries()) {
    first.splice(Math.floor(((index + 1) * capacity) / 7), 0, persona(key));
  }
  join({ planId: '450', people: first, from: '2024-07-12', to: '2024-09-27' });
  agenda.add(instantAt('2024-09-30', '09:00'), async () => {
    const [formed] = await listFormedGroups(world.context);
    running = new RunningGroup(world, formed ?? fail('the first group did not form'), admins());
    for (const key of MEMBERS) {
      await completeDetails(world, await signUp(world, persona(key).email));
    }
    await running.begin();
  });
  runMonths(world, agenda, { group, admins });
  const second = peopleOf('second', capacity);
  join({ planId: '450', people: second, from: '2026-07-20', to: '2026-11-08' });
  const forming = peopleOf('forming', Math.round(capacity * 0.25));
  const approved = Math.round(forming.length * 0.7);
  join({ planId: '650', people: forming, from: '2026-08-24', to: '2026-11-17' }, approved);
  addApplicants(world, agenda, admins);
  for (const n of [1, 2, 3, 4, 5, 6]) {
    agenda.add(instantAt(`2026-11-0${n}`, '15:00'), () => wait(world, person('waiting', n)));
  }
  agenda.add(NOW, async () => {
    await seedDemoArticles(world.context);
    await illustrate(world, admins()[0]);
    await world.goTo(NOW);
  });
  await agenda.run(world, tell);
  return group();
}

const peopleOf = (name: string, count: number): Person[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => person(name, index + 1));

const completeDetails = ({ context }: LifeWorld, session: Session) =>
  saveProfile(context, session, {
    dateOfBirth: '1986-04-12',
    profession: 'Electrician',
    hasSsnOrItin: true,
    phone: '(801) 555-0123',
    streetAddress: '240 Center Street',
    city: 'Provo',
    state: 'UT',
    zipCode: '84601',
    monthlyDebt: 350,
  });

async function appoint(world: LifeWorld, key: PersonaKey): Promise<Session> {
  const session = await signUp(world, persona(key).email);
  await setRole(world.context, session.userId, 'admin');
  return { ...session, isAdmin: true };
}

async function wait({ context, settle }: LifeWorld, { email, firstName, lastName }: Person) {
  const profile = { preferredPlan: '$450,000', applicantProfile: 'others' };
  await joinList(context, waitlistRequest.parse({ email, firstName, lastName, ...profile }));
  await settle();
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
