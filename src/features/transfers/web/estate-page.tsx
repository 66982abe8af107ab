import { TakeOver } from './take-over.tsx';

export function Page() {
  return <TakeOver locale="en" />;
}
