import { Simulator } from './simulator.tsx';

export function Page() {
  return <Simulator locale="pt-BR" />;
}
