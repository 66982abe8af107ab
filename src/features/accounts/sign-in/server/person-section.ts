import { readAuditOf } from '#features/audit/server/read-audit-of.ts';
import type { PersonSection } from '#platform/desk/person-sections.ts';

const ACTIONS = ['user.signed-in', 'user.sign-in-failed', 'user.signed-out', 'user.banned'];

const TITLES: Readonly<Record<string, string>> = {
  'user.signed-in': 'Signed in',
  'user.sign-in-failed': 'Sign-in failed',
  'user.signed-out': 'Signed out everywhere by the staff',
  'user.banned': 'Banned',
};

export const signInSection: PersonSection = {
  title: 'Sign-ins',
  area: 'people',
  async read({ db }, { userId }, most) {
    if (!userId) return [];
    const entries = await readAuditOf({ db }, { subjectId: userId, actions: ACTIONS, limit: most });
    return entries.map(({ id, at, action, after }) => ({
      id,
      at,
      title: TITLES[action] ?? action,
      detail: [after?.device, after?.network].filter(Boolean).join(', '),
      ...(action === 'user.sign-in-failed'
        ? { state: { label: 'failed', tone: 'bad' as const } }
        : {}),
    }));
  },
};
