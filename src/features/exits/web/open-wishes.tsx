import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { listOpenWishesCall } from '../contract.ts';
import { exitTexts } from './texts.ts';

/** Open wishes to leave, for admins. Read-only: only the member can take a wish back. */
export function OpenWishes() {
  const wishes = usePages(listOpenWishesCall, {});
  const { options } = useTextsIn(exitTexts, 'en');
  return (
    <ListFrame list={wishes} empty="Nobody has asked to leave.">
      {(wish) => (
        <li key={wish.id} className="tabular px-5 py-4">
          <p className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 break-words font-semibold">{wish.name}</span>
            <Badge tone={wish.isUnconfirmed ? 'waiting' : 'neutral'}>
              {wish.isUnconfirmed ? 'Waits to be confirmed again' : options[wish.option].title}
            </Badge>
          </p>
          <p className="text-muted text-sm">
            {wish.groupName}, seat {wish.seat} · asked {formatDateTime(wish.wishedAt)} · takes
            effect {formatDateTime(wish.takesEffectAt)}
          </p>
        </li>
      )}
    </ListFrame>
  );
}
