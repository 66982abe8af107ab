import { SelectField } from '#ui/form/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSettingsWrite } from './use-settings-write.ts';

type ChoicePanelProps<Choice extends string> = {
  id: string;
  texts: { title: string; label: string; hint: string; saved: string };
  value: Choice;
  options: readonly (readonly [choice: Choice, label: string])[];
  send: (choice: Choice) => Promise<unknown>;
  onChanged: () => void;
};

/** One setting of an account, saved as soon as another choice is selected. */
export function ChoicePanel<Choice extends string>(props: ChoicePanelProps<Choice>) {
  const { id, texts, value, options, send, onChanged } = props;
  const { isPending, write } = useSettingsWrite();
  const change = async (given: string) => {
    const [choice] = options.find(([one]) => one === given) ?? [];
    if (!choice || choice === value) return;
    await write({ send: () => send(choice), done: { title: texts.saved } });
    onChanged();
  };
  return (
    <Panel id={id} title={texts.title}>
      <div className="mt-4 max-w-sm">
        <SelectField
          label={texts.label}
          hint={texts.hint}
          value={value}
          options={options}
          disabled={isPending}
          onChange={(event) => void change(event.target.value)}
        />
      </div>
    </Panel>
  );
}
