import { type CallAnswer, callAt } from '#shared/api/call.ts';
import type { listAllArticlesCall, listArticlesCall, readArticleCall } from './contract.ts';

/** An article as readers get it. */
export type Article = CallAnswer<typeof listArticlesCall>[number];

/** One article with its content ready to render: sanitised, with line breaks as tags. */
export type ReadableArticle = CallAnswer<typeof readArticleCall>;

/** An article as its authors get it. */
export type AdminArticle = CallAnswer<typeof listAllArticlesCall>[number];

// The public pages do not import the contract, which would bring its validation along.
export const ARTICLES = callAt<typeof listArticlesCall>('GET', '/api/blog');
export const ARTICLE = callAt<typeof readArticleCall>('GET', '/api/blog/:slug');
