import { GroupView } from '#features/group-health/web/group-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** The member's page 'Your group'. */
export function Page() {
  return <MemberFrame title="Your group">{() => <GroupView />}</MemberFrame>;
}
