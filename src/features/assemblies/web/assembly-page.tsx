import { PublicAssemblyPage, prepareIn } from './public-assembly.tsx';

export const prepare = prepareIn('en');

/** The public page of an assembly. */
export function Page() {
  return <PublicAssemblyPage locale="en" />;
}
