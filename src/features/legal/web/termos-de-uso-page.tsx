import { useProgram } from '#features/program-rules/web/use-program.ts';
import { termsOfUse } from '../translations/terms-of-use.pt-br.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame id="terms-of-use" document={termsOfUse(useProgram())} />;
}
