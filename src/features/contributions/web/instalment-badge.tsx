import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { InstalmentState } from '../states.ts';
import { contributionTexts } from './texts.ts';

const TONES: Record<InstalmentState, BadgeTone> = {
  paid: 'good',
  prepaid: 'good',
  processing: 'waiting',
  late: 'bad',
  due: 'waiting',
  upcoming: 'neutral',
  ended: 'neutral',
};

export function InstalmentBadge({ state }: { state: InstalmentState }) {
  return <Badge tone={TONES[state]}>{useTexts(contributionTexts).states[state]}</Badge>;
}
