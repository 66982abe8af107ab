import { describe, expect, it } from 'vitest';
import { createSignInCache, type Identified } from './sign-in-cache.ts';

function known(identityId: string, given: { role?: 'admin'; factorAt?: Date } = {}): Identified {
  const { role = 'member', factorAt = null } = given;
  return {
    signIn: {
      user: { id: identityId, email: 'a@b.example', isEmailVerified: true, name: '', image: null },
      sessionId: 's',
      startedAt: new Date(0),
      provenAt: new Date(0),
      hasFactor: factorAt !== null,
      factorAt,
    },
    user: { id: 'u', identityId, role } as Identified['user'],
  };
}

describe('what is remembered of a sign-in', () => {
  const start = () => {
    const time = { now: 0 };
    const cache = createSignInCache(() => time.now);
    cache.setReliable(true);
    return { cache, time };
  };

  it('is used for less than a second', async () => {
    const { cache, time } = start();
    await cache.read('a', async () => known('1'));
    time.now = 999;
    expect(cache.get('a')).toBeDefined();
    time.now = 1_000;
    expect(cache.get('a')).toBeUndefined();
  });

  it('is nothing while messages cannot be received', async () => {
    const { cache } = start();
    await cache.read('a', async () => known('1'));
    cache.setReliable(false);
    expect(cache.get('a')).toBeUndefined();
    await cache.read('a', async () => known('1'));
    expect(cache.get('a')).toBeUndefined();
  });

  it('is dropped for the identity that a message names, and for all by an empty one', async () => {
    const { cache } = start();
    for (const id of ['1', '2', '3']) await cache.read(`of ${id}`, async () => known(id));
    cache.forget('1');
    expect(cache.get('of 1')).toBeUndefined();
    expect(cache.get('of 2')).toBeDefined();
    cache.forget('');
    expect(cache.get('of 2')).toBeUndefined();
  });

  it('is not what was read before a change and arrives after it', async () => {
    const { cache } = start();
    await cache.read('a', async () => {
      cache.forget('1');
      return known('1');
    });
    expect(cache.get('a')).toBeUndefined();
  });

  it('is not a sign-in that still lacks something', async () => {
    const { cache } = start();
    await cache.read('a', async () => known('1', { role: 'admin' }));
    expect(cache.get('a')).toBeUndefined();
    await cache.read('a', async () => known('1', { role: 'admin', factorAt: new Date(0) }));
    expect(cache.get('a')).toBeDefined();
    const { signIn, user } = known('2');
    const unproven = {
      signIn: { ...signIn, user: { ...signIn.user, isEmailVerified: false } },
      user,
    };
    await cache.read('b', async () => unproven);
    expect(cache.get('b')).toBeUndefined();
  });
});
