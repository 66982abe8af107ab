import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatChance } from '#shared/text/format-chance.ts';
import { Button } from '#ui/button.tsx';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { confirmLeavingCall, type LeavingSeat } from '../contract.ts';
import type { WishOption } from '../rules.ts';
import { exitTexts } from './texts.ts';
import { WorkingTable } from './working-table.tsx';

type OptionPanelProps = {
  seat: LeavingSeat & {
    option: WishOption;
    worked: NonNullable<LeavingSeat['worked']>;
  };
  aside: React.ReactNode;
  onChanged: () => void;
};

/** The available way of leaving with its figures; confirmed by typing the member's name. */
export function OptionPanel({ seat, aside, onChanged }: OptionPanelProps) {
  const locale = useLocale();
  const texts = useTexts(exitTexts);
  const { option, worked, wish, membershipId, holderName } = seat;
  // A wish that is confirmed again after its 72 hours takes effect at once.
  const isAgain = wish?.isUnconfirmed ?? false;
  const words = texts.options[option];
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, write } = useWrite({ failed: texts.failed, refusals: texts.refusals });
  const confirm = (signature: string) =>
    write({
      send: () =>
        callApi(confirmLeavingCall, {
          params: { membershipId },
          body: {
            option,
            payoutCents: worked.payoutCents,
            refundCents: worked.refundCents,
            owesCents: worked.owesCents,
            signature,
          },
        }),
      done: { title: isAgain ? texts.confirm.againDone : texts.confirm.done },
      onDone: () => {
        setIsAsking(false);
        onChanged();
      },
      onStale: onChanged,
    });
  return (
    <Panel title={words.title} aside={aside}>
      <p className="mt-2 max-w-2xl text-muted">{words.text}</p>
      <div className="max-w-2xl">
        <WorkingTable worked={worked} />
      </div>
      {option === 'cancel' && seat.refundChance !== null && worked.refundCents > 0 && (
        <p className="mt-3 max-w-2xl text-muted">
          {texts.odds(formatChance(seat.refundChance, locale))}
        </p>
      )}
      <Button tone="danger" className="mt-5" onClick={() => setIsAsking(true)}>
        {words.go}
      </Button>
      {isAsking && (
        <TypedConfirmation
          title={texts.confirm.title}
          phrase={holderName}
          confirmLabel={words.go}
          isPending={isPending}
          onConfirm={(typed) => void confirm(typed)}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.text}</p>
          <WorkingTable worked={worked} />
          <p className="mt-3 font-semibold">
            {isAgain ? texts.confirm.againText : texts.confirm.text}
          </p>
        </TypedConfirmation>
      )}
    </Panel>
  );
}
