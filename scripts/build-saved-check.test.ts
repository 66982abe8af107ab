import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  CheckAnswer,
  CheckRequest,
} from '../src/features/assemblies/checking/web/answer-check.ts';
import { fillSavedCheck } from '../src/features/assemblies/checking/web/saved-check-file.ts';
import { EXAMPLE_FETCHED, exampleAssembly } from '../src/testing/scenes/example-assembly.ts';
import { buildSavedCheck } from './build-saved-check.ts';

describe('the check that people save', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-check-'));
  const file = join(folder, 'saved-check.html');
  let html = '';
  beforeAll(async () => {
    // As the build of the site does.
    vi.stubEnv('NODE_ENV', 'production');
    await buildSavedCheck(file);
    vi.unstubAllEnvs();
    html = readFileSync(file, 'utf8');
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The script as the worker that it starts from itself. */
  const answersOf = (request: CheckRequest) =>
    new Promise<CheckAnswer[]>((resolve) => {
      const answers: CheckAnswer[] = [];
      const self: { onmessage?: (event: { data: CheckRequest }) => void; postMessage: unknown } = {
        postMessage(answer: CheckAnswer) {
          answers.push(answer);
          if (!('step' in answer)) resolve(answers);
        },
      };
      const code = /<script id="check-code">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
      const names = { self, crypto, TextEncoder, URL, atob, btoa, DOMException, setTimeout };
      runInContext(code, createContext({ ...names, console, performance, queueMicrotask }));
      self.onmessage?.({ data: request });
    });

  it('is one file that loads nothing and asks only drand', () => {
    const around = html.replace(/<script id="check-code">[\s\S]*<\/script>/, '');
    expect(around).not.toMatch(/<(?:link|img|iframe)\b|<script[^>]* src=/);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(2);
    expect(hosts.every((host) => host.includes('drand'))).toBe(true);
    expect(policy).toContain("default-src 'none'");
  });

  it('checks an assembly in either language', async () => {
    const assembly = exampleAssembly({ bids: [[3, 130]] });
    const { past, keys } = EXAMPLE_FETCHED;
    const fetched = { beacon: undefined, past, keys };
    const right = await answersOf({ assembly, locale: 'en', fetched });
    expect(right.at(-1)).toEqual({ verdict: 'sandbox' });
    const changed = {
      ...assembly,
      openedBids: assembly.openedBids.map((bid) => ({ ...bid, amount: 131 })),
    };
    const wrong = await answersOf({ assembly: changed, locale: 'pt-BR', fetched });
    expect(wrong.at(-1)).toEqual({ verdict: 'wrong' });
    expect(JSON.stringify(wrong)).toContain('Diferença em valor do lance da cota 3');
  });

  it('carries its data, whatever that says', () => {
    const assembly = { ...exampleAssembly({}), minutes: ['</script><script>alert(1)//$&'] };
    const filled = fillSavedCheck(html, { assembly, locale: 'pt-BR' });
    const json = /id="check-data">([\s\S]*?)<\/script>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ assembly, locale: 'pt-BR' });
  });
});
