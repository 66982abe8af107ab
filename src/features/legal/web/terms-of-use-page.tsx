import { useProgram } from '#features/program-rules/web/use-program.ts';
import { termsOfUse } from '../terms-of-use.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

export function Page() {
  return <LegalPageFrame id="terms-of-use" document={termsOfUse(useProgram())} />;
}
