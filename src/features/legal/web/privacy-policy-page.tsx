import { PRIVACY_POLICY } from '../privacy-policy.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame id="privacy-policy" document={PRIVACY_POLICY} />;
}
