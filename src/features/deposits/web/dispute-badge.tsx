import type { DisputeStatus } from '#features/payments/rules.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const WORDS: Record<DisputeStatus, { label: string; tone: BadgeTone }> = {
  inquiry: { label: 'Bank is asking', tone: 'waiting' },
  open: { label: 'Disputed', tone: 'bad' },
  won: { label: 'Dispute won', tone: 'good' },
  lost: { label: 'Dispute lost', tone: 'bad' },
};

export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const { label, tone } = WORDS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
