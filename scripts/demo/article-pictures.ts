import sharp from 'sharp';
import { readAll } from '../../src/features/blog/server/read-articles.ts';
import { updateArticle } from '../../src/features/blog/server/save-article.ts';
import { storeImage } from '../../src/features/blog/server/store-image.ts';
import type { Session } from '../../src/platform/routes.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';

const [WIDTH, HEIGHT] = [1200, 630];

/** The circle of a group: its seats as dots, two of them chosen. */
function circle(turn: number): string {
  const seats = Array.from({ length: 120 }, (_, seat) => {
    const angle = (seat * 2 * Math.PI) / 120;
    const [x, y] = [600 + 240 * Math.cos(angle), 315 + 240 * Math.sin(angle)];
    const isChosen = seat === turn % 120 || seat === (turn * 7) % 120;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${isChosen ? 13 : 5}" fill="${isChosen ? '#c2683c' : '#2f6b5e'}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f5f1e8"/>${seats.join('')}
    <path d="M520 350 l80 -80 l80 80 v90 h-160 z" fill="#2f6b5e"/><rect x="580" y="385" width="40" height="55" fill="#f5f1e8"/>
  </svg>`;
}

/** An admin puts a picture on top of each article. */
export async function illustrate({ context }: LifeWorld, admin: Session): Promise<void> {
  for (const [index, article] of (await readAll(context)).entries()) {
    const png = await sharp(Buffer.from(circle(11 + index * 23)))
      .png()
      .toBuffer();
    const { src, width, height } = await storeImage(context, png);
    const { id, title, slug, excerpt, authorName, published, language, cover } = article;
    const caption = 'Um grupo, com os dois lugares escolhidos no mês.';
    const figure = `<figure><img src="${src}" width="${width}" height="${height}" alt="Círculo com os lugares de um grupo em volta de uma casa"><figcaption>${caption}</figcaption></figure>`;
    const form = { title, slug, excerpt, authorName, published, language, cover };
    await updateArticle(context, admin, id, { ...form, content: `${figure}${article.content}` });
  }
}
