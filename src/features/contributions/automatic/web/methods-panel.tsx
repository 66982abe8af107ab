import { useState } from 'react';
import { useKeptChoice } from '#features/accounts/profile/web/use-kept-choice.ts';
import type { SavedMethod } from '#features/payments/contract.ts';
import { Preparing } from '#features/payments/web/preparing.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { lazyDialog, lazySection } from '#ui/section/lazy-section.tsx';
import { contributionTexts } from '../../web/texts.ts';

const SetupForm = lazySection(
  () => import('./setup-form.tsx'),
  ({ SetupForm }) => SetupForm,
  {
    waiting: <Preparing what="form" />,
  },
);
const RemoveMethodDialog = lazyDialog(
  () => import('./remove-method-dialog.tsx'),
  ({ RemoveMethodDialog }) => RemoveMethodDialog,
);

type MethodsPanelProps = {
  methods: readonly SavedMethod[];
  /** Those used by automatic payments. */
  usedIds: readonly string[];
  onChanged: () => void;
};

export function MethodsPanel({ methods, usedIds, onChanged }: MethodsPanelProps) {
  const { method: texts } = useTexts(contributionTexts);
  const [adding, setAdding] = useKeptChoice<'' | 'card' | 'us_bank_account'>('add-method', '');
  const [removing, setRemoving] = useState<SavedMethod>();
  return (
    <Panel title={texts.title}>
      <p className="mt-2 text-muted">{texts.intro}</p>
      {methods.length === 0 && !adding && <p className="mt-4">{texts.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {methods.map((method) => (
          <li
            key={method.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="tabular break-words font-semibold">
                {texts.name(method.kind, method.name, method.last4)}
              </p>
              <p className="text-muted text-sm">
                {method.kind === 'card' ? texts.card : texts.bank}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {usedIds.includes(method.id) && <Badge tone="good">{texts.inUse}</Badge>}
              <button
                type="button"
                className="min-h-11 font-semibold text-forest text-sm underline underline-offset-4"
                aria-label={`${texts.remove}: ${texts.name(method.kind, method.name, method.last4)}`}
                onClick={() => setRemoving(method)}
              >
                {texts.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {adding ? (
        <div className="mt-4 rounded-2xl border border-line p-4 sm:p-5">
          <SetupForm
            key={adding}
            method={adding}
            onSaved={() => {
              setAdding('');
              onChanged();
            }}
          />
          <button
            type="button"
            className="mt-3 min-h-11 text-muted text-sm underline underline-offset-4"
            onClick={() => setAdding('')}
          >
            {texts.cancel}
          </button>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button tone="accent" onClick={() => setAdding('us_bank_account')}>
            {texts.addBank}
          </Button>
          <Button tone="quiet" onClick={() => setAdding('card')}>
            {texts.addCard}
          </Button>
        </div>
      )}
      {removing && (
        <RemoveMethodDialog
          method={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={onChanged}
        />
      )}
    </Panel>
  );
}
