import { useEffect, useState } from 'react';
import { readPublicSettings } from '#shared/public-settings.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { legalTexts } from './texts.ts';

/** A link to change the consent to chat and analytics, if either needs one. */
export function PrivacyChoices() {
  const { choices } = useTexts(legalTexts);
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    const { chat, analytics, needsConsent } = readPublicSettings();
    setIsOffered(needsConsent && Boolean(chat || analytics));
  }, []);
  if (!isOffered) return null;
  return (
    <p className="mb-8 rounded-xl bg-leaf p-4 text-sm">
      <a href="#privacy-choices" className="font-semibold text-forest underline">
        {choices}
      </a>
    </p>
  );
}
