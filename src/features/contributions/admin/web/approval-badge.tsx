import { Badge } from '#ui/badge.tsx';
import { dollars } from '../../web/money.ts';
import { adminTexts } from './admin-texts.ts';

/** Money of a seat that one admin entered and another has not confirmed yet; nothing without. */
export function ApprovalBadge({ cents }: { cents: number }) {
  if (cents === 0) return null;
  return <Badge tone="waiting">{adminTexts.approval(dollars(cents))}</Badge>;
}
