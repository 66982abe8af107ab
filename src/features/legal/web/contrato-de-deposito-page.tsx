import { useProgram } from '#features/program-rules/web/use-program.ts';
import { depositAgreement } from '../translations/deposit-agreement.pt-br.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame id="deposit-agreement" document={depositAgreement(useProgram())} />;
}
