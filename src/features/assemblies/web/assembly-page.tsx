import { PublicAssemblyPage, prepareIn } from './public-assembly.tsx';

export const prepare = prepareIn('en');

export function Page() {
  return <PublicAssemblyPage locale="en" />;
}
