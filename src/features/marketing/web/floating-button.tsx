import { useEffect, useState } from 'react';
import { FORM_ID, openForm } from '#features/applications/web/form-request.ts';
import { Button } from '#ui/button.tsx';
import { HERO_ACTIONS_ID } from './hero.tsx';
import { landingPageTexts } from './texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';

/** On phones a link to the form stays visible, except where the form or the hero shows one. */
export function FloatingButton() {
  const { reserve } = useLandingTexts(landingPageTexts);
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsNeeded(inView.size === 0);
    });
    for (const id of [FORM_ID, HERO_ACTIONS_ID]) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  if (!isNeeded) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 animate-fade border-line border-t bg-cream p-3 md:hidden">
      <Button tone="accent" className="w-full" onClick={() => openForm({ mode: 'application' })}>
        {reserve}
      </Button>
    </div>
  );
}
