import { StatementsView } from '#features/statements/web/statements-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** What a member paid, month by month and year by year, to read, print and save. */
export function Page() {
  return (
    <MemberFrame title="Statements">{(seats) => <StatementsView seats={seats} />}</MemberFrame>
  );
}
