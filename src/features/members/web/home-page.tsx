import { HomeView } from '#features/awards/web/home-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** The member's page 'Your home'. */
export function Page() {
  return <MemberFrame title="Your home">{() => <HomeView />}</MemberFrame>;
}
