import { MethodsView } from '#features/contributions/web/methods-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** Cards, bank accounts and automatic payments of a member. */
export function Page() {
  return (
    <MemberFrame title="Payment methods">{(seats) => <MethodsView seats={seats} />}</MemberFrame>
  );
}
