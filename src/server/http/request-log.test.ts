import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { createApp } from '../app.ts';
import { createLogger } from '../start/create-context.ts';

describe('the log', () => {
  const test = useTestApp();

  it('identifies each request by its id and contains no personal data', async () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'debug' }, { write: (line) => lines.push(line) });
    const { hono } = createApp({ ...test.context, log });
    const response = await hono.request('/api/waitlist?email=ana@example.com', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ana',
        lastName: 'Lima',
        email: 'ana@example.com',
        applicantProfile: 'others',
      }),
    });
    await hono.request('/api/admin/application/ana%40example.com', { method: 'DELETE' });
    const requestId = response.headers.get('x-request-id');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ requestId, method: 'POST', path: '/api/waitlist', status: 200 }),
    );
    expect(lines.join('')).toContain('/api/admin/application/:email');
    expect(lines.join('')).not.toMatch(/ana|lima/i);
  });

  it('holds neither statements nor values when the database refuses one', async () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'debug' }, { write: (line) => lines.push(line) });
    const { hono } = createApp({ ...test.context, log });
    hono.get('/fails/:name', async ({ req }) => {
      await test.context.db.execute(sql`select ${req.param('name')}::uuid as wanted`);
      return new Response();
    });
    const answer = await hono.request('/fails/Ana-secret?token=secret');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/select|secret|uuid/i);
    const text = lines.join('');
    expect(text).toContain('database error 22P02');
    expect(text).toContain('/fails/:name');
    expect(text).not.toMatch(/Ana|secret|select|wanted/);
  });
});
