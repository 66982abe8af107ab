import { type CallAnswer, callAt } from '#shared/call.ts';
import type { listAllArticles, listArticles, readArticle } from './contract.ts';

/** An article as readers get it. */
export type Article = CallAnswer<typeof listArticles>[number];

/** One article with its content ready to be shown: sanitised, line breaks as breaks. */
export type ReadableArticle = CallAnswer<typeof readArticle>;

/** An article as its authors get it. */
export type AdminArticle = CallAnswer<typeof listAllArticles>[number];

// The pages of the blog come without the contract and its validation.
export const ARTICLES = callAt<typeof listArticles>('GET', '/api/blog');
export const ARTICLE = callAt<typeof readArticle>('GET', '/api/blog/:slug');
