import { Page as ArticlePage, prepareIn } from './article-page.tsx';

export const prepare = prepareIn('en');

/** An article at the blog's English address. */
export function Page() {
  return <ArticlePage />;
}
