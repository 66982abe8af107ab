import { brand } from '#shared/brand.ts';
import { dateFormat } from '#shared/text/date-format.ts';

/** How many characters of the text replace a missing excerpt. */
const EXCERPT_LENGTH = 150;
export const MAX_SLUG_LENGTH = 120;

/** 'Imóvel nos EUA!' → 'imovel-nos-eua' */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

export function plainText(content: string): string {
  return content
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The author's excerpt, otherwise the beginning of the text. */
export function excerptOf(article: { excerpt?: string | null; content: string }): string {
  if (article.excerpt) return article.excerpt;
  const characters = [...plainText(article.content)];
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}...`;
}

/** The date of publication, otherwise of creation. */
export function shownDate(article: { publishedAt: string | null; createdAt: string }): string {
  return article.publishedAt ?? article.createdAt;
}

// The time zone is fixed, so that the server and every browser render the same day.
const SHORT = dateFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: brand.timeZone,
});

/** '11 de jul. de 2025' */
export function formatShortDate(moment: string): string {
  return SHORT.format(new Date(moment));
}

const WORDS_PER_MINUTE = 200;

export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(plainText(content).split(' ').length / WORDS_PER_MINUTE));
}
