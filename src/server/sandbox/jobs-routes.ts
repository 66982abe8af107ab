import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import { readDeadLetters } from '#platform/jobs/dead-letters.ts';
import type { AppEnv } from '#platform/routes.ts';
import { sandboxServicePage } from './sandbox-page.ts';

export function addJobsRoutes(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/sandbox/jobs.json', async (request) =>
    request.json({ deadLetters: await readDeadLetters(context.db) }),
  );
  hono.get('/sandbox/jobs', async (request) => {
    const letters = await readDeadLetters(context.db);
    return request.html(
      sandboxServicePage(
        context,
        'Jobs',
        letters.length === 0
          ? html`<p>No job has failed for good.</p>`
          : html`<table>
              <thead><tr><th>Job</th><th>Failed</th><th>Data</th><th>Error</th></tr></thead>
              <tbody>
                ${letters.map(
                  (letter) => html`<tr><td>${letter.job}</td><td>${String(letter.failedAt)}</td>
                    <td><pre>${JSON.stringify(letter.data)}</pre></td><td><pre>${JSON.stringify(letter.error)}</pre></td></tr>`,
                )}
              </tbody>
            </table>`,
      ),
    );
  });
}
