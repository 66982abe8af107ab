import { MemberAssemblies } from '#features/assemblies/web/member-assemblies.tsx';
import { MemberFrame } from './member-frame.tsx';

/** The member's page about assemblies: the next one, bids and results. */
export function Page() {
  return <MemberFrame title="Your assemblies">{() => <MemberAssemblies />}</MemberFrame>;
}
