import { Calculators } from './calculators.tsx';

/** The calculators for Portuguese readers. */
export function Page() {
  return <Calculators />;
}
