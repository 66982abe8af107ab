import { Simulator } from './simulator.tsx';

/** The simulator for Portuguese readers. */
export function Page() {
  return <Simulator locale="pt-BR" />;
}
