import type { ReactNode } from 'react';
import { portugueseMessage } from '#shared/portuguese-message.ts';
import { Button } from '#ui/button.tsx';
import { LiveFieldset } from '#ui/live-fieldset.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type Submission, useApiForm } from '#ui/use-api-form.ts';

type Options<V, A> = {
  initial: V;
  load: () => Promise<Submission<V, A>>;
  onSuccess: (answer: A) => void;
  /** What is said when it could not be sent, and for want of a reason. */
  failure: { title: string; fallback: string };
};

/** A Portuguese form: sent, it is empty again; refused, a toast says so. */
export function usePortugueseForm<V extends Record<string, unknown>, A>(options: Options<V, A>) {
  const { initial, load, onSuccess, failure } = options;
  const form = useApiForm({
    initial,
    load,
    onSuccess: (answer: A) => {
      form.reset();
      onSuccess(answer);
    },
    onFailure: (outcome) => {
      // Each wrong field says so itself.
      if (outcome.kind === 'invalid') return;
      showToast({
        title: failure.title,
        description: portugueseMessage(outcome.error) || failure.fallback,
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
  /** Fetches what is shown when it was sent. */
  preload: () => void;
  label: string;
  pendingLabel: ReactNode;
  children: ReactNode;
};

/** What stands around the fields of both Portuguese forms, and their button. */
export function PortugueseForm({ form, label, pendingLabel, preload, children }: FrameProps) {
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
      <LiveFieldset>
        {children}
        <Button
          type="submit"
          tone="accent"
          aria-disabled={form.isPending || undefined}
          className="w-full text-lg"
        >
          {form.isPending ? pendingLabel : label}
        </Button>
      </LiveFieldset>
    </form>
  );
}
