import { Landing } from './landing.tsx';

export function Page() {
  return <Landing audience="investors" />;
}
