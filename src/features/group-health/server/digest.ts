import { readLatestResults } from '#features/assemblies/holding/server/group-state.ts';
import type { DigestPart } from '#features/contributions/server/digest-handler.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { GroupReport } from '../contract.ts';
import { formatCoverage, healthSentences } from '../sentences.ts';
import { healthTexts } from '../texts.ts';
import { findNewestReports } from './queries.ts';
import { groupHealthMailTexts } from './texts.ts';

type Seat = { membershipId: string; groupId: string; locale: Locale };
type News = { result: { month: number; seats: number[] } | undefined; report?: GroupReport };

/** What the digest says about the groups of these seats, by membership. */
export async function readDigests(
  tx: Pick<TransactionContext, 'db'>,
  seats: readonly Seat[],
): Promise<Map<string, DigestPart>> {
  const groupIds = [...new Set(seats.map(({ groupId }) => groupId))];
  const results = await readLatestResults(tx, groupIds);
  const reports = await findNewestReports(tx.db, groupIds);
  return new Map(
    seats.flatMap(({ membershipId, groupId, locale }) => {
      const report = reports.get(groupId);
      const news = { result: results.get(groupId), ...(report ? { report } : {}) };
      return news.result || report ? [[membershipId, digestPart(news, locale)] as const] : [];
    }),
  );
}

/** The last assembly and the state of a group, in short. */
export function digestPart({ result, report }: News, locale: Locale): DigestPart {
  const { labels, digest, report: words } = groupHealthMailTexts(locale);
  return {
    paragraphs: report
      ? [digest.body, ...healthSentences(report.health, locale, healthTexts(locale))]
      : [digest.body],
    facts: [
      ...(result
        ? [{ label: digest.selected(result.month), value: result.seats.join(', ') || words.nobody }]
        : []),
      ...(report
        ? [
            { label: labels.waiting, value: String(report.health.waiting) },
            {
              label: labels.coverage,
              value:
                report.health.coverage === null
                  ? '–'
                  : formatCoverage(report.health.coverage, locale),
            },
          ]
        : []),
    ],
  };
}
