import { Link } from 'wouter';
import { Panel } from '#ui/panel.tsx';
import { checkPath } from '../addresses.ts';
import type { PublicAssembly } from '../contract.ts';
import { useReaderTexts } from './reader-locale.tsx';

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** The published files, to download and to read. */
export function AssemblyFiles({ assembly }: { assembly: PublicAssembly }) {
  const { locale, texts } = useReaderTexts();
  const { group, month, lottery, bidTie } = assembly;
  const hashes: [string, string | null][] = [
    [texts.hashes.list, assembly.fileSha256],
    [texts.hashes.books, assembly.booksSha256],
    [texts.hashes.chain, assembly.chain],
    [texts.hashes.round(assembly.round), assembly.signature],
    [texts.hashes.randomness, assembly.randomness],
    [texts.hashes.seed, assembly.seed],
  ];
  return (
    <Panel title={texts.files}>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a
          className={link}
          href={`/groups/${group}/assemblies/${month}.json`}
          download={`assembly-${group}-${month}.json`}
        >
          {texts.filesAll}
        </a>
        <Link className={link} href={checkPath(locale)}>
          {texts.filesHow}
        </Link>
      </p>
      <dl className="mt-3 grid gap-3 text-sm">
        {hashes.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-muted">{name}</dt>
                <dd className="break-all font-mono text-xs leading-5">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {assembly.listFile && (
        <details className="mt-4">
          <summary className="cursor-pointer py-2 font-semibold">{texts.listFile}</summary>
          <pre className="mt-1 max-h-80 overflow-auto rounded-xl bg-cream p-4 text-xs">
            {assembly.listFile}
          </pre>
        </details>
      )}
      <Order name={texts.lotteryOrder} seats={lottery} />
      <Order name={texts.bidTieOrder} seats={bidTie} />
    </Panel>
  );
}

function Order({ name, seats }: { name: string; seats: readonly number[] }) {
  if (seats.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold">{name}</summary>
      <p className="tabular mt-1 max-h-80 overflow-auto rounded-xl bg-cream p-4 text-sm leading-7">
        {seats.join(' → ')}
      </p>
    </details>
  );
}
