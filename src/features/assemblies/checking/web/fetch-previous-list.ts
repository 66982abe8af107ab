import type { PublicAssembly } from '../../contract.ts';

/** The list file of the month before, from its own published file; undefined when it is not there. */
export async function fetchPreviousList({
  group,
  month,
}: Pick<PublicAssembly, 'group' | 'month'>): Promise<string | undefined> {
  if (month === 1) return undefined;
  try {
    const answer = await fetch(`/groups/${group}/assemblies/${month - 1}.json`);
    const { listFile } = (await answer.json()) as { listFile?: unknown };
    return typeof listFile === 'string' ? listFile : undefined;
  } catch {
    return undefined;
  }
}
