import { useProgram } from '#features/program-rules/web/use-program.ts';
import { depositAgreement } from '../deposit-agreement.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame id="deposit-agreement" document={depositAgreement(useProgram())} />;
}
