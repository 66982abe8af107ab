import { OlderGroup, useGroupChoice } from '#features/groups/web/group-choice.tsx';
import { SelectField } from '#ui/form/field.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type ScopeFieldProps = { scope: string; onChoose: (scope: string) => void };

/** Whose books are shown: all, the cooperative's, or those of a group. */
export function ScopeField({ scope, onChoose }: ScopeFieldProps) {
  const { groups, isMore } = useGroupChoice(UUID.test(scope) ? scope : undefined);
  const options = [
    ['all', 'All books'],
    ['cooperative', 'Cooperative'],
    ...groups.map(({ id, name }) => [id, name] as const),
  ] as const;
  const isKnown = options.some(([value]) => value === scope);
  return (
    <>
      <SelectField
        label="Books"
        value={scope}
        // A code in the address, such as 450-7, and a group that is still loading.
        options={isKnown ? options : [...options, [scope, UUID.test(scope) ? '…' : scope]]}
        onChange={({ target }) => onChoose(target.value)}
      />
      {isMore && <OlderGroup onChoose={onChoose} />}
    </>
  );
}
