import { PRIVACY_POLICY } from '../translations/privacy-policy.pt-br.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame id="privacy-policy" document={PRIVACY_POLICY} />;
}
