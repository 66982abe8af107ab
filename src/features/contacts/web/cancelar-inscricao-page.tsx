import { Unsubscribe } from './unsubscribe.tsx';

export function Page() {
  return <Unsubscribe locale="pt-BR" />;
}
