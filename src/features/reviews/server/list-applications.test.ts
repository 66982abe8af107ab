import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '#features/applications/server/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';

type Item = { id: string; email: string; fullName: string; createdAt: string };
type Page = { items: Item[]; nextCursor: string | null };

describe('GET /api/admin/applications', () => {
  const test = useTestApp({ session: adminSession });

  const list = async (query = ''): Promise<Page> => {
    const response = await test.request('GET', `/api/admin/applications${query}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  const namesOf = async (query: string) => (await list(query)).items.map(({ email }) => email);

  const people = [
    { firstName: 'José', lastName: 'da Conceição', email: 'jose@example.com', city: 'Provo' },
    { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', city: 'Ogden', state: 'NV' },
    { firstName: 'Ann', lastName: 'O_Neill%', email: 'ann@corp.example', preferredPlan: '650' },
    { firstName: 'Bo', lastName: 'Li', email: 'bo@example.com', phone: '(801) 555-0100' },
  ];
  beforeEach(async () => {
    test.clock.set('2026-03-01T12:00:00Z');
    for (const person of people) {
      await saveApplication(test.context, person);
      test.clock.advanceDays(1);
    }
  });

  it('filters by how the declared figures count', async () => {
    await saveApplication(test.context, { email: 'rich@example.com', monthlyIncome: '$15,000+' });
    await saveApplication(test.context, {
      email: 'poor@example.com',
      monthlyIncome: 'Under $3,000',
    });
    expect(await namesOf('?figures=short')).toEqual(['poor@example.com']);
    expect(await namesOf('?figures=tight&sort=name')).not.toContain('rich@example.com');
    expect(await namesOf('?figures=automatic')).toHaveLength(5);
    expect((await list('?search=rich')).items).toMatchObject([{ figures: 'comfortable' }]);
    const counts = await test.request('GET', '/api/admin/applications/counts?figures=tight');
    expect(await counts.json()).toMatchObject({ total: 4 });
    expect((await test.request('GET', '/api/admin/applications?figures=all')).status).toBe(422);
    expect(await namesOf('?figures=confirmed')).toContain('poor@example.com');
    expect(await namesOf('?figures=confirmed')).not.toContain('rich@example.com');
    await test.context.db.update(applications).set({ affordabilityConfirmedAt: null });
    expect(await namesOf('?figures=confirmed')).toEqual([]);
  });

  it('counts only deposits of the running mode', async () => {
    const [row] = (await list('?search=ana')).items;
    await saveDeposit(test.context, { applicationId: row?.id, mode: 'live' });
    expect((await list('?search=ana')).items).toMatchObject([{ depositStatus: 'none' }]);
    expect(await namesOf('?deposit=completed')).toEqual([]);
    expect(await namesOf('?deposit=none')).toContain('ana@example.com');
    expect(
      await (await test.request('GET', `/api/admin/applications/${row?.id}`)).json(),
    ).toMatchObject({
      depositStatus: 'none',
      deposits: [{ status: 'completed', isOwedBack: false, dispute: null }],
    });
    const listed = await (await test.request('GET', '/api/admin/deposits')).json();
    expect(listed.items).toEqual([]);
    const overview = await (await test.request('GET', '/api/admin/overview?days=30')).json();
    expect(overview.funnel).toMatchObject({ applications: 4, deposits: 0 });
    await saveDeposit(test.context, { applicationId: row?.id, mode: 'sandbox' });
    expect(await namesOf('?deposit=completed')).toEqual(['ana@example.com']);
  });

  it('has the same rows on its prepared first page as in a page of another length', async () => {
    for (let number = 0; number < 22; number += 1) {
      await saveApplication(test.context, { email: `person${number}@example.com` });
      test.clock.advanceDays(1);
    }
    const [newest] = (await list()).items;
    await saveDeposit(test.context, { applicationId: newest?.id, mode: 'sandbox' });
    const opened = await list();
    expect(opened.items).toEqual((await list('?limit=26')).items.slice(0, 25));
    expect(opened.items[0]).toMatchObject({ depositStatus: 'completed' });
    for (const filter of [
      'state=UT',
      'state=NV',
      'incomeStatus=pending',
      'search=li',
      'search=eill%25',
    ]) {
      const prepared = await list(`?${filter}`);
      const built = await list(`?${filter}&limit=100`);
      expect(prepared.items.length, filter).toBeGreaterThan(0);
      expect(prepared.items, filter).toEqual(built.items.slice(0, 25));
    }
    expect(await namesOf('?state=NV&search=ogden')).toEqual(['ana@example.com']);
    expect(await namesOf('?state=NV&search=provo')).toEqual([]);
    expect(await namesOf('?search=%20')).toHaveLength(25);
    const next = await list(`?cursor=${opened.nextCursor}`);
    expect(next).toMatchObject({ items: [{ email: 'jose@example.com' }], nextCursor: null });
  });

  it('lists the newest first by default', async () => {
    const page = await list();
    expect(page.items.map(({ email }) => email)).toEqual([
      'bo@example.com',
      'ann@corp.example',
      'ana@example.com',
      'jose@example.com',
    ]);
    expect(page.nextCursor).toBeNull();
    expect(page.items[0]).toMatchObject({
      fullName: 'Bo Li',
      depositStatus: 'none',
      incomeVerificationStatus: 'pending',
      version: 1,
    });
  });

  it.each([
    ['conceicao', ['jose@example.com']],
    ['CONCEIÇÃO jose', ['jose@example.com']],
    ['example.com', ['bo@example.com', 'ana@example.com', 'jose@example.com']],
    ['801-555', ['bo@example.com']],
    ['8015550100', ['bo@example.com']],
    ['ogden', ['ana@example.com']],
    ['pending ana', ['ana@example.com']],
    ['an', ['ann@corp.example', 'ana@example.com']],
    ['li', ['bo@example.com', 'ana@example.com']],
    ['o_neill', ['ann@corp.example']],
    ['%', []],
    ['x_y', []],
    ['\\', []],
    ['%%%_\\', []],
    ["'; drop table applications; --", []],
  ])('finds by %s', async (search, found) => {
    expect(await namesOf(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it.each([
    ['plan=650', ['ann@corp.example']],
    ['state=NV', ['ana@example.com']],
    ['incomeStatus=approved', []],
    ['deposit=none&state=NV', ['ana@example.com']],
    ['deposit=completed', []],
    ['from=2026-03-02&to=2026-03-03', ['ann@corp.example', 'ana@example.com']],
    [
      'source=organic',
      ['bo@example.com', 'ann@corp.example', 'ana@example.com', 'jose@example.com'],
    ],
    ['source=gclid=', []],
    ['sort=name', ['bo@example.com', 'ana@example.com', 'ann@corp.example', 'jose@example.com']],
    ['sort=oldest&limit=1', ['jose@example.com']],
  ])('narrows by %s', async (query, found) => {
    const names = await namesOf(`?${query}`);
    if (query === 'sort=name') expect([...names].sort()).toEqual([...found].sort());
    else expect(names).toEqual(found);
  });

  it.each(['newest', 'oldest', 'updated', 'name'])(
    'walks through all pages by %s, each row once, also past a row that was deleted',
    async (sort) => {
      const seen: string[] = [];
      let cursor = '';
      for (;;) {
        const page = await list(`?sort=${sort}&limit=1${cursor}`);
        seen.push(...page.items.map(({ email }) => email));
        const last = page.items.at(-1);
        if (last) await test.context.db.delete(applications).where(eq(applications.id, last.id));
        if (!page.nextCursor) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect(seen).toHaveLength(4);
      expect(new Set(seen).size).toBe(4);
    },
  );

  it('counts matches by status, including statuses with none', async () => {
    const response = await test.request('GET', '/api/admin/applications/counts?search=example.com');
    expect(await response.json()).toEqual({
      total: 3,
      byStatus: { pending: 3, uploaded: 0, approved: 0, rejected: 0 },
    });
  });

  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ID = '018f0000-0000-7000-8000-000000000009';
  it.each([
    'cursor=nonsense',
    `cursor=${forged(['oldest', '2026-01-01T00:00:00.000000Z', ID])}`,
    `cursor=${forged(['newest', '2026-02-30T00:00:00.000000Z', ID])}`,
    `cursor=${forged(['newest', 'now()', ID])}`,
    `cursor=${forged(['newest', '2026-01-01T00:00:00.000000Z', '7'])}`,
    `sort=name&cursor=${forged(['name', 'a\u0000', ID])}`,
    'limit=0',
    'limit=1000',
    `search=${'x'.repeat(10_000)}`,
    'search=a%00b',
    'source=%00',
    'sort=salary',
    'state=XX',
    'from=yesterday',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s with 422', async (query) => {
    const response = await test.request('GET', `/api/admin/applications?${query}`);
    expect(response.status).toBe(422);
  });

  it('exports matches as CSV, and records it in the audit log', async () => {
    const response = await test.request('GET', '/api/admin/applications.csv?search=li');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Ana Lima,ana@example.com');
    const audit = await (await test.request('GET', '/api/admin/audit')).json();
    expect(audit.items).toMatchObject([
      { action: 'list.exported', actorEmail: 'admin@example.com', after: { search: 'li' } },
    ]);
  });
});
