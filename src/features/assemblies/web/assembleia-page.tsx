import { PublicAssemblyPage, prepareIn } from './public-assembly.tsx';

export const prepare = prepareIn('pt-BR');

/** The public page of an assembly for Portuguese readers. */
export function Page() {
  return <PublicAssemblyPage locale="pt-BR" />;
}
