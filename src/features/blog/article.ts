/** An article as readers get it. */
export type Article = {
  id: string;
  title: string;
  slug: string;
  content: string;
  excerpt: string | null;
  authorName: string;
  publishedAt: string | null;
  createdAt: string;
};

/** One article with its content ready to be shown: sanitised, line breaks as breaks. */
export type ReadableArticle = Article & { html: string };

/** An article as its authors get it. */
export type AdminArticle = Article & { published: boolean; updatedAt: string };

/** Where the browser reads articles. */
export const BLOG_PATH = '/api/blog';
export const ADMIN_BLOG_PATH = '/api/admin/blog';

export function articlePath(slug: string): string {
  return `${BLOG_PATH}/${encodeURIComponent(slug)}`;
}
