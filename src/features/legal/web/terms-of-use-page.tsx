import { TERMS_OF_USE } from '../terms-of-use.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame document={TERMS_OF_USE} />;
}
