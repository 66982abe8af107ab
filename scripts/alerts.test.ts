import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const root = join(import.meta.dirname, '..');
const RULES = readFileSync(join(root, 'docs/prometheus-alerts.yml'), 'utf8');
const SECTIONS = ['What it means', 'What to look at', 'What to do', 'What not to do'];

const FUNCTIONS = new Set(['time', 'max', 'min', 'sum', 'by', 'rate', 'queue', 'job', 'provider']);

const rules = RULES.split('- alert: ')
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    expr: /expr: '(.+)'/.exec(text)?.[1] ?? '',
    runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
    summary: /summary: '(.+)'/.exec(text)?.[1] ?? '',
  }));

/** The metrics that an expression names. */
function metricsOf(expr: string): string[] {
  const plain = expr.replace(/\{[^}]*\}/g, '').replace(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(/[a-z_][a-z0-9_]*/gi)]
    .map(([name]) => name)
    .filter((name) => !FUNCTIONS.has(name) && !/^e\d+$/.test(name));
}

describe('the alerts for Prometheus', () => {
  const test = useTestApp();

  it('each name metrics that exist', async () => {
    const text = await (await test.request('GET', '/metrics')).text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const exists = (name: string) => known.has(name.replace(/_(bucket|count|sum)$/, ''));
    expect(rules.length).toBeGreaterThan(10);
    for (const { name, expr } of rules) {
      const named = metricsOf(expr);
      expect(named.length, name).toBeGreaterThan(0);
      const missing = named.filter((metric) => !exists(metric));
      expect(missing, name).toEqual([]);
    }
  });

  it('each name a runbook with its four parts, and every runbook is named', () => {
    for (const { name, runbook, summary } of rules) {
      expect(existsSync(join(root, runbook)), `${name}: ${runbook}`).toBe(true);
      expect(summary.length, name).toBeGreaterThan(20);
      const text = readFileSync(join(root, runbook), 'utf8');
      for (const section of SECTIONS) expect(text, runbook).toContain(`## ${section}`);
    }
    const named = new Set(rules.map(({ runbook }) => runbook));
    const files = readdirSync(join(root, 'docs/runbooks')).map((file) => `docs/runbooks/${file}`);
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });

  it('and the pages name runbooks that exist', () => {
    for (const file of [
      'src/features/admin/system/web/find-faults.ts',
      'src/server/http/health/health.ts',
    ]) {
      const source = readFileSync(join(root, file), 'utf8');
      const names = [
        ...[...source.matchAll(/docs\/runbooks\/([a-z-]+)\.md/g)].map(([, name]) => name),
        ...[...source.matchAll(/^ {6}'([a-z-]+)',$/gm)].map(([, name]) => name),
      ];
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        expect(existsSync(join(root, `docs/runbooks/${name}.md`)), name).toBe(true);
      }
    }
  });
});
