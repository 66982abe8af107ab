import { useState } from 'react';
import { groupNameIn } from '#features/groups/rules.ts';
import type { Locale } from '#shared/text/locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import type { PublicAssembly } from '../../contract.ts';
import { ReaderLocale } from '../../web/reader-locale.tsx';
import { checkADrawTexts } from './check-a-draw-texts.ts';
import { CheckPanel } from './check-panel.tsx';
import type { CheckMeans } from './check-sources.ts';

type CheckFileProps = {
  locale: Locale;
  means: CheckMeans;
  /** The assembly that is embedded in a saved check. */
  initial?: PublicAssembly | undefined;
};

/** Checks a file of an assembly from the reader's disk, from any source. */
export function CheckFile({ locale, means, initial }: CheckFileProps) {
  const texts = useTextsIn(checkADrawTexts, locale);
  const [assembly, setAssembly] = useState(initial);
  const [isWrong, setIsWrong] = useState(false);
  const read = async (file: File) => {
    const { readCheckFile } = await import('./read-check-file.ts');
    const found = readCheckFile(await file.text());
    setAssembly(found);
    setIsWrong(!found);
  };
  return (
    <ReaderLocale value={locale}>
      <section className="grid gap-4">
        <label className="block font-semibold">
          {texts.file}
          <input
            type="file"
            accept=".json,application/json"
            className="mt-2 block w-full rounded-xl bg-paper px-4 py-3 shadow-card"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void read(file);
            }}
          />
        </label>
        <p role="status" className="empty:hidden">
          {isWrong && texts.fileWrong}
          {assembly && texts.fileOf(groupNameIn(assembly.group, locale), assembly.month)}
        </p>
        {assembly && (
          <CheckPanel
            key={`${assembly.group} ${assembly.month} ${assembly.fileSha256}`}
            assembly={assembly}
            means={means}
          />
        )}
      </section>
    </ReaderLocale>
  );
}
