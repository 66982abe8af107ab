import { useState } from 'react';
import { groupNameIn } from '#features/groups/rules.ts';
import type { SavedMethod } from '#features/payments/contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { SelectField } from '#ui/form/field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { type Formats, useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type SeatContributions, startAutomaticCall, stopAutomaticCall } from '../../contract.ts';
import { contributionTexts } from '../../web/texts.ts';

type AutomaticPanelProps = {
  seats: readonly SeatContributions[];
  methods: readonly SavedMethod[];
  onChanged: () => void;
};

export function AutomaticPanel({ seats, methods, onChanged }: AutomaticPanelProps) {
  const { automatic: texts } = useTexts(contributionTexts);
  const open = seats.filter(({ isClosed, next }) => !isClosed && next);
  return (
    <Panel title={texts.title}>
      <p className="mt-2 text-muted">{texts.rule}</p>
      {open.length === 0 && <p className="mt-4">{texts.closed}</p>}
      {open.length > 0 && methods.length === 0 && <p className="mt-4">{texts.need}</p>}
      {methods.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {open.map((seat) => (
            <SeatSwitch key={seat.membershipId} {...{ seat, methods, onChanged }} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type SeatSwitchProps = {
  seat: SeatContributions;
  methods: readonly SavedMethod[];
  onChanged: () => void;
};

function SeatSwitch({ seat, methods, onChanged }: SeatSwitchProps) {
  const formats = useFormats();
  const texts = useTexts(contributionTexts);
  const { automatic } = seat;
  const [kept, setChosen] = useState(automatic?.method.id ?? '');
  // The method chosen before may have been removed since.
  const chosen = methods.some(({ id }) => id === kept) ? kept : (methods[0]?.id ?? '');
  const { isPending, write } = useWrite({
    failed: texts.automatic.failed,
    refusals: texts.refusals,
  });
  const params = { membershipId: seat.membershipId };
  const name = `${groupNameIn(seat.groupName, formats.locale)}, ${texts.seat(seat.seat)}`;

  const run = async (send: () => Promise<unknown>, title: string) => {
    await write({ send, done: { title } });
    onChanged();
  };
  const start = (methodId: string) =>
    run(() => callApi(startAutomaticCall, { params, body: { methodId } }), texts.automatic.started);
  const stop = () => run(() => callApi(stopAutomaticCall, { params }), texts.automatic.stopped);

  return (
    <li className="grid gap-3 rounded-2xl bg-cream p-4" aria-busy={isPending}>
      <Switch
        label={texts.automatic.switch(name)}
        isOn={automatic !== null}
        onChange={(isOn) => void (isOn ? start(chosen) : stop())}
      />
      <SelectField
        label={texts.automatic.from}
        value={automatic?.method.id ?? chosen}
        options={methods.map(({ id, kind, name, last4 }) => [
          id,
          texts.method.name(kind, name, last4),
        ])}
        onChange={(event) => {
          setChosen(event.target.value);
          if (automatic) void start(event.target.value);
        }}
      />
      <p className="tabular">{chargeText(seat, formats)}</p>
    </li>
  );
}

function chargeText({ automatic }: SeatContributions, formats: Formats): string {
  const { automatic: texts } = contributionTexts(formats.locale);
  if (!automatic) return texts.off;
  const { nextChargeOn, amountCents } = automatic;
  if (!nextChargeOn || amountCents === 0) return texts.noCharge;
  return texts.when(formats.dollars(amountCents), formats.date(nextChargeOn));
}
