import { Link } from 'wouter';
import { formatInstant } from '#features/assemblies/checking/format-instant.ts';
import { groupNameIn } from '#features/groups/rules.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '#ui/use-read.ts';
import { listOwnWishesCall } from '../contract.ts';
import { exitTexts } from './texts.ts';

/** The member's open wishes to leave; renders nothing without one. */
export function LeavingNotice() {
  const locale = useLocale();
  const { wish: texts, seat: seatName } = useTexts(exitTexts);
  const { data } = useRead(listOwnWishesCall, {}, { isFresh: true });
  return data?.map(({ membershipId, groupName, seat, option, takesEffectAt, isUnconfirmed }) => (
    <Panel
      key={membershipId}
      title={texts.titles[option]}
      aside={<p className="text-muted text-sm">{seatName(groupNameIn(groupName, locale), seat)}</p>}
    >
      <p className="mt-2 max-w-2xl">
        {isUnconfirmed
          ? texts.unconfirmed
          : texts.takesEffect(formatInstant(takesEffectAt, locale))}
      </p>
      <Link href="/dashboard/leaving" className={buttonStyles('primary', 'mt-4')}>
        {texts.see}
      </Link>
    </Panel>
  ));
}
