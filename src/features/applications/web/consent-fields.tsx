import { type ReactNode, useState } from 'react';
import { consentTexts } from '#features/legal/consent-texts.ts';
import type { Consent, ConsentKey } from '#features/legal/consents.ts';
import type { LegalDocumentId } from '#features/legal/documents.ts';
import { useProgram } from '#features/program-rules/web/use-program.ts';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { applicationTexts } from './texts.ts';

const LegalDialog = lazyDialog(
  () => import('#features/legal/web/legal-dialog.tsx'),
  ({ LegalDialog }) => LegalDialog,
);

type ConsentFieldsProps = {
  values: Record<ConsentKey, string>;
  errors: Partial<Record<string, string>>;
  setValue: (name: ConsentKey, value: string) => void;
};

/** The six boxes, each with a button that opens its text. */
export function ConsentFields({ values, errors, setValue }: ConsentFieldsProps) {
  const texts = useTexts(applicationTexts);
  const consents = useTexts(consentTexts)(useProgram());
  const [shown, setShown] = useState<LegalDocumentId>();
  return (
    <fieldset>
      <legend className="font-display text-xl">{texts.consents}</legend>
      <div className="mt-4 grid gap-4">
        {consents.map((consent) => (
          <CheckboxField
            key={consent.key}
            name={consent.key}
            isRequired
            isChecked={values[consent.key] === 'yes'}
            onChange={(isChecked) => setValue(consent.key, isChecked ? 'yes' : 'no')}
            error={errors[consent.key]}
          >
            {sentenceOf(consent, setShown)}
          </CheckboxField>
        ))}
      </div>
      {shown && <LegalDialog id={shown} onClose={() => setShown(undefined)} />}
    </fieldset>
  );
}

function sentenceOf({ text, link }: Consent, open: (id: LegalDocumentId) => void): ReactNode {
  if (!link) return text;
  const [before, after] = text.split(link.phrase);
  return (
    <>
      {before}
      <button
        type="button"
        className="font-semibold text-forest underline underline-offset-2"
        onClick={() => open(link.document)}
      >
        {link.phrase}
      </button>
      {after}
    </>
  );
}
