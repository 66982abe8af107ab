import { formatInstant } from '#features/assemblies/checking/format-instant.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type LeavingSeat, takeBackLeavingCall, type WishView } from '../contract.ts';
import { exitTexts } from './texts.ts';
import { WorkingTable } from './working-table.tsx';

type WishPanelProps = {
  seat: LeavingSeat & { wish: WishView; worked: NonNullable<LeavingSeat['worked']> };
  aside: React.ReactNode;
  onChanged: () => void;
};

/** A wish to leave: when it takes effect, today's figures, and a way to take it back. */
export function WishPanel({ seat, aside, onChanged }: WishPanelProps) {
  const locale = useLocale();
  const { wish: texts, failed, refusals } = useTexts(exitTexts);
  const { wish, worked, membershipId } = seat;
  const { isPending, write } = useWrite({ failed, refusals });
  const takeBack = () =>
    write({
      send: () => callApi(takeBackLeavingCall, { params: { membershipId } }),
      done: { title: texts.takenBack },
      onDone: onChanged,
      onStale: onChanged,
    });
  return (
    <Panel title={texts.titles[wish.option]} aside={aside}>
      <p className="mt-2 max-w-2xl font-semibold">
        {wish.isUnconfirmed
          ? texts.unconfirmed
          : texts.takesEffect(formatInstant(wish.takesEffectAt, locale))}
      </p>
      {!wish.isUnconfirmed && (
        <>
          <p className="mt-2 max-w-2xl text-muted">{texts.meanwhile}</p>
          <div className="mt-4 max-w-2xl">
            <h3 className="font-semibold">{texts.today}</h3>
            <WorkingTable worked={worked} />
          </div>
        </>
      )}
      <Button className="mt-5" disabled={isPending} onClick={() => void takeBack()}>
        {texts.takeBack}
      </Button>
    </Panel>
  );
}
