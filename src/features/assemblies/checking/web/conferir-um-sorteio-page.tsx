import { CheckADraw } from './check-a-draw.tsx';

/** How to check a draw, for Portuguese readers. */
export function Page() {
  return <CheckADraw locale="pt-BR" />;
}
