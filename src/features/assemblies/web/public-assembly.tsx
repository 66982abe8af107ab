import type { QueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { ApiError } from '#shared/api/api-client.ts';
import type { ReadCall } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';
import { brand } from '#shared/brand.ts';
import type { PageHead } from '#shared/page-head.ts';
import type { Locale } from '#shared/text/locale.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useRead } from '#ui/use-read.ts';
import { AssemblyView } from './assembly-view.tsx';
import { publicAssemblyTexts } from './public-assembly-texts.ts';
import { ReaderLocale } from './reader-locale.tsx';
import { ASSEMBLY } from './use-live-assembly.ts';

type Scope = {
  params: Record<string, string>;
  queryClient: QueryClient;
  read: ReadCall;
};

/** No canonical address for search engines: the page is public, but not indexed. */
const headOf = (title: string, locale: Locale): PageHead => ({
  title: `${title} · ${brand.name}`,
  description: publicAssemblyTexts(locale).description,
  locale,
});

const ABSENT = new Set([404, 422]);

/** Loads what the page needs before it is rendered. */
export function prepareIn(locale: Locale) {
  return async ({ params, read, queryClient }: Scope) => {
    const texts = publicAssemblyTexts(locale);
    const given = { params: { group: params.group ?? '', month: params.month ?? '' } };
    try {
      const { group, month } = await read(ASSEMBLY, given);
      return { head: headOf(texts.headTitle(groupNameIn(group, locale), month), locale) };
    } catch (error) {
      if (!(error instanceof ApiError && ABSENT.has(error.status))) throw error;
      queryClient.setQueryData(readKey(ASSEMBLY, given), null);
      return { status: 404 as const, head: headOf(texts.absent, locale) };
    }
  };
}

export function PublicAssemblyPage({ locale }: { locale: Locale }) {
  const texts = useTextsIn(publicAssemblyTexts, locale);
  const { group, month } = useParams<{ group: string; month: string }>();
  const { data, isPending } = useRead(
    ASSEMBLY,
    { params: { group, month } },
    // Polls until the assembly is finished.
    { everyMs: (latest) => (latest && latest.status !== 'finished' ? 30_000 : false) },
  );
  if (data) {
    return (
      <ReaderLocale value={locale}>
        <AssemblyView key={`${group} ${month}`} assembly={data} />
      </ReaderLocale>
    );
  }
  return isPending ? (
    <div className="grid min-h-[60dvh] place-items-center text-forest">
      <Spinner label={texts.loading} />
    </div>
  ) : (
    <section className="mx-auto max-w-xl px-5 py-24 text-center">
      <h1 className="text-title">{texts.absent}</h1>
      <p className="mt-4 text-muted">{texts.absentHint}</p>
      <Link href="/" className={buttonStyles('primary', 'mt-8')}>
        {texts.toStart}
      </Link>
    </section>
  );
}
