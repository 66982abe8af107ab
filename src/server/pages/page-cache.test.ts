import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { type SiteFile, siteFile } from './site-files.ts';

const file = (text: string): SiteFile => siteFile('a.txt', Buffer.from(text), {});
const textOf = (page: SiteFile | undefined) => page?.plain.body.toString();
const made =
  (text: string, status = 200) =>
  async () => ({ status, file: file(text) });

describe('cached pages', () => {
  it('are cached until something changes', async () => {
    const cache = createPageCache();
    await cache.make('/a', made('one'));
    expect(textOf(cache.get('/a'))).toBe('one');
    cache.clear();
    expect(cache.get('/a')).toBeUndefined();
  });

  it('are not cached when something changed while they were rendered', async () => {
    const cache = createPageCache();
    let finish = () => {};
    const making = cache.make('/a', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { status: 200, file: file('old') };
    });
    cache.clear();
    const fresh = cache.make('/a', made('new'));
    finish();
    expect(textOf((await making).file)).toBe('old');
    expect(textOf((await fresh).file)).toBe('new');
    expect(textOf(cache.get('/a'))).toBe('new');
  });

  it('are rendered once for concurrent requests', async () => {
    const cache = createPageCache();
    let times = 0;
    const make = async () => {
      times += 1;
      return { status: 200, file: file('one') };
    };
    await Promise.all([cache.make('/a', make), cache.make('/a', make)]);
    expect(times).toBe(1);
  });

  it('are not cached when they do not exist, nor while notifications cannot be received', async () => {
    const cache = createPageCache();
    await cache.make('/gone', made('404', 404));
    expect(cache.get('/gone')).toBeUndefined();
    cache.setReliable(false);
    await cache.make('/a', made('one'));
    expect(cache.get('/a')).toBeUndefined();
    cache.setReliable(true);
    await cache.make('/a', made('one'));
    expect(textOf(cache.get('/a'))).toBe('one');
  });

  it('expire after half a minute even without a change', async () => {
    let now = 0;
    const cache = createPageCache(() => now);
    await cache.make('/a', made('one'));
    now = 29_999;
    expect(cache.get('/a')).toBeDefined();
    now = 30_000;
    expect(cache.get('/a')).toBeUndefined();
  });

  it('are rendered again after a failure', async () => {
    const cache = createPageCache();
    await expect(cache.make('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.make('/a', made('one'));
    expect(textOf(cache.get('/a'))).toBe('one');
  });

  it('are limited to a thousand', async () => {
    const cache = createPageCache();
    for (let index = 0; index <= 1_000; index += 1) await cache.make(`/${index}`, made('x'));
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/1000')).toBeDefined();
  });
});
