import { ContributionsView } from '#features/contributions/web/contributions-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** Every instalment of a member, and paying them. */
export function Page() {
  return (
    <MemberFrame title="Contributions">
      {(seats) => <ContributionsView seats={seats} />}
    </MemberFrame>
  );
}
