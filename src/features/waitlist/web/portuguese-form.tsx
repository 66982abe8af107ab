import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { RequiredNote } from '#ui/form/form-notes.tsx';
import { LiveFieldset } from '#ui/form/live-fieldset.tsx';
import { type Submission, useApiForm } from '#ui/form/use-api-form.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { ScriptNotice } from '#ui/script-notice.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useIsHydrating } from '#ui/use-is-hydrating.ts';
import { waitlistTexts } from './texts.ts';

type Options<V, A> = {
  initial: V;
  load: () => Promise<Submission<V, A>>;
  onSuccess: (answer: A) => void;
  /** The toast when sending failed, and the text when there is no reason. */
  failure: { title: string; fallback: string };
};

/** A Portuguese form: cleared after sending; a failure shows a toast. */
export function usePortugueseForm<V extends Record<string, unknown>, A>(options: Options<V, A>) {
  const { initial, load, onSuccess, failure } = options;
  const locale = useLocale();
  const { refusals } = useTexts(waitlistTexts).brazilian;
  const form = useApiForm({
    initial,
    load,
    refusals,
    onSuccess: (answer: A) => {
      form.reset();
      onSuccess(answer);
    },
    onFailure: (outcome) => {
      // Each invalid field shows its own message.
      if (outcome.kind === 'invalid') return;
      showToast({
        title: failure.title,
        description: errorMessage(outcome.error, locale, {
          refusals,
          fallback: failure.fallback,
          notReached: failure.fallback,
        }),
        tone: 'destructive',
      });
    },
  });
  return { ...form, load };
}

type FrameProps = {
  form: Pick<ReturnType<typeof useApiForm>, 'form' | 'submit' | 'isPending'> & {
    load: () => Promise<unknown>;
  };
  /** Preloads the dialog that is shown after sending. */
  preload: () => void;
  label: string;
  pendingLabel: ReactNode;
  children: ReactNode;
};

/** The frame around the fields of both Portuguese forms, with their button. */
export function PortugueseForm({ form, label, pendingLabel, preload, children }: FrameProps) {
  const isHydrating = useIsHydrating();
  const { needsScript, notStarted } = useTexts(waitlistTexts).brazilian;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      onFocus={() => {
        void form.load().catch(() => {});
        preload();
      }}
      className="grid gap-5"
    >
      <ScriptNotice
        off={
          <>
            {needsScript}{' '}
            <a href={`mailto:${brand.contactEmail}`} className="underline">
              {brand.contactEmail}
            </a>
            .
          </>
        }
        missing={notStarted}
      />
      <LiveFieldset>{children}</LiveFieldset>
      <RequiredNote />
      {/* Outside of the disabled fieldset: a click before hydration is dispatched again afterwards. */}
      <Button
        type={isHydrating ? 'button' : 'submit'}
        tone="accent"
        aria-disabled={form.isPending || undefined}
        className="w-full text-lg"
      >
        {form.isPending ? pendingLabel : label}
      </Button>
    </form>
  );
}
