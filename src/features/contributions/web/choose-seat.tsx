import { useLocation, useSearch } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { SelectField } from '#ui/form/field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { contributionTexts } from './texts.ts';

type Named = { membershipId: string; groupName: string; seat: number };

/** The seat in the page's address, or the first. */
export function useChosenSeat<S extends Named>(seats: readonly S[]): S | undefined {
  const id = new URLSearchParams(useSearch()).get('seat');
  return seats.find(({ membershipId }) => membershipId === id) ?? seats[0];
}

/** The choice among several seats; nothing for a member with one. */
export function ChooseSeat({ seats, chosen }: { seats: readonly Named[]; chosen: Named }) {
  const locale = useLocale();
  const texts = useTexts(contributionTexts);
  const [path, navigate] = useLocation();
  if (seats.length < 2) return null;
  return (
    <div className="mb-6 max-w-md">
      <SelectField
        label={texts.choose}
        value={chosen.membershipId}
        options={seats.map(({ membershipId, groupName, seat }) => [
          membershipId,
          `${groupNameIn(groupName, locale)}, ${texts.seat(seat)}`,
        ])}
        onChange={(event) => navigate(`${path}?seat=${event.target.value}`, { replace: true })}
      />
    </div>
  );
}
