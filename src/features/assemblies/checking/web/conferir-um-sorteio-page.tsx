import { CheckADraw } from './check-a-draw.tsx';

export function Page() {
  return <CheckADraw locale="pt-BR" />;
}
