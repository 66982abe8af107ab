import { PublicAssemblyPage, prepareIn } from './public-assembly.tsx';

export const prepare = prepareIn('pt-BR');

export function Page() {
  return <PublicAssemblyPage locale="pt-BR" />;
}
