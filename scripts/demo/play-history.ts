import { changeLanguageOf } from '../../src/features/accounts/profile/server/own-address.ts';
import { usersOfAddresses } from '../../src/features/accounts/profile/server/users-of-addresses.ts';
import { setRole } from '../../src/features/accounts/team/server/manage-users.ts';
import { seedDemoArticles } from '../../src/features/blog/server/seed-demo-articles.ts';
import { listFormedGroups } from '../../src/features/groups/server/read-group.ts';
import { saveProfile } from '../../src/features/members/server/change-application.ts';
import type { PlanId } from '../../src/features/plans/plans.ts';
import { createVisitCounter } from '../../src/features/visits/server/count-visits.ts';
import { waitlistRequest } from '../../src/features/waitlist/contract.ts';
import { joinList } from '../../src/features/waitlist/server/join-waitlist.ts';
import { createEvent } from '../../src/features/waitlist/server/manage-events.ts';
import { inTransaction } from '../../src/platform/context.ts';
import type { Session } from '../../src/platform/routes.ts';
import type { Inhabitant } from '../../src/server/demo/inhabitants/people.ts';
import { countVisitors } from '../../src/server/demo/inhabitants/visitors.ts';
import { PERSONAS, type PersonaKey } from '../../src/server/demo/personas.ts';
import { addDays, instantAt } from '../../src/shared/calendar/dates.ts';
import type { Role } from '../../src/shared/staff-roles.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import { Agenda } from './agenda.ts';
import { addApplicants } from './applicants.ts';
import { illustrate } from './article-pictures.ts';
import { NOW, TODAY } from './dates.ts';
import { automateSeats, RunningGroup } from './group-450.ts';
import { joinInWave } from './join.ts';
import { person, persona } from './people.ts';
import { runMonths } from './running-months.ts';
import { signUp } from './sign-up.ts';

export const FIRST_MOMENT = instantAt('2024-07-01', '09:00');

/** The positions of the personas among the applicants for the first group. */
const MEMBERS: readonly PersonaKey[] = [
  'onTime',
  'inArrears',
  'justWon',
  'buying',
  'left',
  'brazilian',
];
/** Who works at the desk, with the role of each. */
const DESK = { reviewer: 'reviewer', treasurer: 'treasurer' } as const;

/** Visits are counted from this day on. */
const VISITS_FROM = '2025-10-01';

/** Plays the demonstration from its first day until today; returns the group that runs. */
export async function playHistory(
  world: LifeWorld,
  {
    capacity,
    hasPersonas,
    tell,
  }: { capacity: number; hasPersonas: boolean; tell: (at: Date) => void },
): Promise<RunningGroup> {
  const agenda = new Agenda();
  let sessions: readonly [Session, Session] | undefined;
  let running: RunningGroup | undefined;
  const admins = () => sessions ?? fail('there are no admins yet');
  const group = () => running ?? fail('the group has not formed yet');

  agenda.add(FIRST_MOMENT, async () => {
    sessions = [
      await appoint(world, 'admin', 'admin'),
      await appoint(world, 'secondAdmin', 'admin'),
    ];
    for (const key of ['reviewer', 'treasurer'] as const) await appoint(world, key, DESK[key]);
  });
  const join = (given: Omit<Parameters<typeof joinInWave>[3], 'approved'>, approved = capacity) =>
    joinInWave(world, agenda, () => admins()[0], { ...given, approved });
  const first = peopleOf('first', capacity - MEMBERS.length);
  for (const [index, key] of MEMBERS.entries()) {
    first.splice(Math.floor(((index + 1) * capacity) / (MEMBERS.length + 2)), 0, persona(key));
  }
  join({ planId: '450', people: first, from: '2024-07-12', to: '2024-09-27' });
  agenda.add(instantAt('2024-09-30', '09:00'), async () => {
    const [formed] = await listFormedGroups(world.context);
    running = new RunningGroup(world, formed ?? fail('the first group did not form'), admins());
    for (const key of MEMBERS) {
      await completeDetails(world, await signUp(world, persona(key).email), persona(key));
      await speak(world, key);
    }
    await running.begin();
  });
  runMonths(world, agenda, { group, admins, hasPersonas });
  const second = peopleOf('second', capacity);
  join({ planId: '450', people: second, from: '2026-07-20', to: '2026-11-08' });
  agenda.add(instantAt('2026-11-09', '14:00'), () => group().automateMost());
  agenda.add(instantAt('2026-11-09', '16:00'), async () => {
    for (const formed of await listFormedGroups(world.context)) {
      if (formed.id !== group().group.id) await automateSeats(world, formed, () => true);
    }
  });
  const forming = peopleOf('forming', Math.round(capacity * 0.25), '650');
  const approved = Math.round(forming.length * 0.7);
  const wave = { people: forming, from: '2026-10-05', to: '2026-11-17', uploads: 0.28 };
  join({ planId: '650', ...wave }, approved);
  addApplicants(world, agenda, admins);
  for (let day = VISITS_FROM; day < TODAY; day = addDays(day, 1)) {
    const count = () => countVisitors(createVisitCounter(world.context), day);
    agenda.add(instantAt(day, '21:00'), count);
  }
  for (const n of [1, 2, 3, 4, 5, 6]) {
    agenda.add(instantAt(`2026-11-0${n}`, '15:00'), () => wait(world, person('waiting', n)));
  }
  agenda.add(NOW, async () => {
    await seedDemoArticles(world.context);
    await illustrate(world, admins()[0]);
    await createEvent(world.context, admins()[0], EVENING);
    await world.goTo(NOW);
  });
  await agenda.run(world, tell);
  return group();
}

/** The next evening: the specified one is past, and stays so. */
const EVENING = {
  date: '2026-12-17',
  startsAt: '19:00',
  endsAt: '20:00',
  city: 'Cottonwood Heights, UT',
  address: '',
  seats: 60,
  text: '',
};

const peopleOf = (name: string, count: number, planId: PlanId = '450'): Inhabitant[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => person(name, index + 1, planId));

const completeDetails = ({ context }: LifeWorld, session: Session, one: Inhabitant) => {
  const { dateOfBirth, profession, phone, streetAddress, city, zipCode, monthlyDebt } = one;
  const home = { streetAddress, city, state: 'UT', zipCode } as const;
  const more = { dateOfBirth, profession, phone, monthlyDebt, hasSsnOrItin: true };
  return saveProfile(context, session, { ...home, ...more });
};

/** Somebody reads the product in the language of their persona. */
async function speak({ context }: LifeWorld, key: PersonaKey): Promise<void> {
  const persona = PERSONAS.find((one) => one.key === key);
  const { directory } = context.identity;
  const user = persona && (await directory.findByEmail(context.db, persona.email));
  if (user && persona.locale) await changeLanguageOf(context, user.id, persona.locale);
}

async function appoint(world: LifeWorld, key: PersonaKey, role: Role): Promise<Session> {
  const one = persona(key);
  await inTransaction(world.context, (tx) => usersOfAddresses(tx, [one]));
  const session = await signUp(world, one.email);
  await setRole(world.context, session.userId, role);
  return { ...session, isAdmin: role === 'admin' };
}

async function wait({ context, settle }: LifeWorld, { email, firstName, lastName }: Inhabitant) {
  const profile = { preferredPlan: '$450,000', applicantProfile: 'others' };
  await joinList(context, waitlistRequest.parse({ email, firstName, lastName, ...profile }));
  await settle();
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
