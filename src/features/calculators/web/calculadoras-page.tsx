import { Calculators } from './calculators.tsx';

export function Page() {
  return <Calculators />;
}
