import { DEPOSIT_AGREEMENT } from '../deposit-agreement.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame document={DEPOSIT_AGREEMENT} />;
}
