import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS, type Browser } from './browser.ts';

const LIMIT_MS = 30_000;

/** Whether a browser shows an empty page: an existing file may lack libraries or be a stub. */
export async function tryBrowser(
  { path, extraEnv }: Browser,
  { limitMs = LIMIT_MS } = {},
): Promise<boolean> {
  const profile = mkdtempSync(join(tmpdir(), 'casa-browser-'));
  try {
    return await showsPage(path, extraEnv, profile, limitMs);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function showsPage(
  path: string,
  extraEnv: Record<string, string>,
  profile: string,
  limitMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const browser = spawn(
      path,
      [
        ...BROWSER_FLAGS,
        '--headless',
        `--user-data-dir=${profile}`,
        '--dump-dom',
        'data:text/html,<p>it runs</p>',
      ],
      {
        env: { ...process.env, ...extraEnv },
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: limitMs,
        killSignal: 'SIGKILL',
      },
    );
    let page = '';
    browser.stdout.on('data', (chunk) => (page += chunk));
    browser.once('error', () => resolve(false));
    browser.once('exit', (code) => {
      // Waits for its exit, because its child processes may keep the pipe open.
      setTimeout(() => resolve(code === 0 && page.includes('it runs')), 50);
    });
  });
}
