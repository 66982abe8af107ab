export type ReadApi = (path: string) => Promise<unknown>;

export type Rendered = {
  status: number;
  lang: string;
  head: string;
  app: string;
  data: string;
  /** The page's source files, so that its chunks can be preloaded. */
  sources: readonly string[];
  /** Whether the HTML is complete, so that scripts can wait until the page is used. */
  isComplete: boolean;
};

/** The interface of the build's render entry. */
export type Renderer = {
  pageList: {
    path: string;
    rendering: 'prerendered' | 'dynamic' | 'client';
    /** Whether people pay there. */
    canPay: boolean;
    /** Who renders the figures that an address contains, if it does. */
    showsAddress?: 'server' | 'browser';
    variants: readonly string[];
    title: string;
    /** The picture shown where the page is shared. */
    image?: string;
    /** The canonical address; none for pages that search engines should not list. */
    canonicalPath?: string;
    alternates?: readonly { locale: string; path: string }[];
  }[];
  isDynamic(path: string): boolean;
  render(address: string, readApi: ReadApi): Promise<Rendered>;
};

/** The build's manifest: source → chunk, its imports and its styles. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The fonts of the first screen, preloaded with the page. */
export const PRELOADED_FONTS = [
  '.cache/fonts/figtree.woff2',
  '.cache/fonts/newsreader.woff2',
] as const;

/** Puts a rendered page into the built index.html, with links to the files it needs. */
export function fillTemplate(
  template: string,
  rendered: Rendered,
  manifest: BuildManifest,
): string {
  const head = [rendered.head, ...earlyLinks(rendered, manifest)].join('');
  return (
    template
      .replace('<html lang="en">', `<html lang="${rendered.lang}">`)
      .replace('<!--head-->', () => head)
      .replace('<div id="root">', rendered.isComplete ? '<div id="root" data-complete>' : '$&')
      .replace('<!--app-->', () => rendered.app)
      .replace('<!--data-->', () => rendered.data)
      // Scripts have low priority: visible content comes first. The bundler drops this hint from
      // the template.
      .replace(
        /(<script type="module"|<link rel="modulepreload")(?! fetchpriority)/g,
        '$1 fetchpriority="low"',
      )
  );
}

/**
 * Links to fonts, styles and scripts. A page that is complete without scripts has links without
 * `rel`, which load nothing; `entry-client.ts` adds it at the first interaction.
 */
function earlyLinks({ sources, isComplete }: Rendered, manifest: BuildManifest): string[] {
  const fonts = PRELOADED_FONTS.flatMap((source) => manifest[source]?.file ?? []);
  const chunks = new Set<string>();
  const styles = new Set<string>();
  for (const source of sources) collect(source, manifest, chunks, styles);
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" crossorigin />`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...chunks].map((file) =>
      isComplete
        ? `<link data-script-part href="/${file}" />`
        : `<link rel="modulepreload" href="/${file}" />`,
    ),
  ];
}

function collect(
  key: string,
  manifest: BuildManifest,
  chunks: Set<string>,
  styles: Set<string>,
): void {
  const entry = manifest[key];
  // The template already has the entry and its styles.
  if (!entry || chunks.has(entry.file) || key === 'index.html') return;
  chunks.add(entry.file);
  for (const style of entry.css ?? []) styles.add(style);
  for (const imported of entry.imports ?? []) collect(imported, manifest, chunks, styles);
}
