import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Source } from './browser.ts';
import { carriedBrowser } from './carried-browser.ts';
import { findDownloaded } from './downloaded-browser.ts';
import { chooseBrowser, NoBrowserError } from './find-browser.ts';
import { installPackagedBrowser } from './packaged-browser.ts';
import { runWhileProgressing } from './run-while-progressing.ts';
import { findSystemBrowsers } from './system-browser.ts';
import { tryBrowser } from './try-browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casa browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string): Browser => ({ path, extraEnv: {} });
const source = (name: string, ...paths: string[]): Source => ({ name, find: () => paths.map(at) });

describe('choosing a browser', () => {
  const said: string[] = [];
  const choose = (sources: Source[], ...running: string[]) => {
    said.length = 0;
    return chooseBrowser(sources, {
      tryBrowser: async ({ path }) => running.includes(path),
      say: (line) => said.push(line),
    });
  };

  it('chooses the first that runs, and says why the others were not chosen', async () => {
    const failing: Source = {
      name: 'the network',
      find: () => Promise.reject(new Error('no progress for 10 s, given up.')),
    };
    const sources = [
      source('CHROME_PATH', '/broken'),
      source('the package registry'),
      failing,
      source('this system', '/stub', '/good', '/other'),
    ];
    expect(await choose(sources, '/good', '/other')).toMatchObject({
      path: '/good',
      source: 'this system',
    });
    expect(said).toEqual([
      'Browser from CHROME_PATH: /broken does not run here.',
      'Browser from the network: no progress for 10 s, given up.',
      'Browser from this system: /stub does not run here.',
    ]);
  });

  it('asks no further source once one has a browser', async () => {
    const never: Source = {
      name: 'the network',
      find: () => {
        throw new Error('asked');
      },
    };
    await choose([source('this system', '/good'), never], '/good');
    expect(said).toEqual([]);
  });

  it('says in one sentence what to do when there is none', async () => {
    await expect(choose([source('this system', '/stub')])).rejects.toThrow(NoBrowserError);
    expect(new NoBrowserError().message).toMatch(/^No browser was found.*set CHROME_PATH[^.]*\.$/);
  });
});

describe.skipIf(process.platform === 'win32')('trying a browser', () => {
  const make = (text: string) => {
    const path = join(folder, 'a browser');
    writeFileSync(path, `#!/bin/sh\n${text}\n`);
    chmodSync(path, 0o755);
    return at(path);
  };

  it('refuses one that shows no page', async () => {
    expect(await tryBrowser(make('echo "install the snap" >&2; exit 1'))).toBe(false);
    expect(await tryBrowser(make('exit 0'))).toBe(false);
    expect(await tryBrowser(at(join(folder, 'absent')))).toBe(false);
  });

  it('rejects one that hangs', async () => {
    expect(await tryBrowser(make('exec sleep 60'), { limitMs: 300 })).toBe(false);
  });
});

describe('a download', () => {
  const run = (script: string, limits: { stallMs?: number; limitMs?: number }) =>
    runWhileProgressing(process.execPath, ['-e', script, join(folder, 'file')], {
      env: process.env,
      growing: [folder],
      ...limits,
    });
  const GROW = `setInterval(() => require('fs').appendFileSync(process.argv[1], 'more'), 50);`;

  it('is aborted when no data arrives, whatever it prints', async () => {
    const prints = `setInterval(() => console.log('trying again'), 20)`;
    await expect(run(prints, { stallMs: 1_000 })).rejects.toThrow('no progress for 1 s, given up.');
  });

  it('continues while data arrives', async () => {
    await run(`${GROW} setTimeout(() => process.exit(0), 4000)`, { stallMs: 2_000 });
  });

  it('has a time limit', async () => {
    const slow = run(GROW, { stallMs: 5_000, limitMs: 2_000 });
    await expect(slow).rejects.toThrow('not done in 2 s, given up.');
  });

  it('counts only when it is complete', () => {
    const home = join(folder, 'chromium_headless_shell-1/chrome-linux');
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'headless_shell'), '');
    expect(findDownloaded(folder)).toEqual([]);
    writeFileSync(join(home, '../INSTALLATION_COMPLETE'), '');
    expect(findDownloaded(folder)).toEqual([at(join(home, 'headless_shell'))]);
  });
});

describe("the system's browsers", () => {
  it('are found where Windows keeps them', () => {
    const found = findSystemBrowsers({
      platform: 'win32',
      env: { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
      isExecutable: (path) => path.startsWith('C:\\Program Files (x86)\\Microsoft'),
    });
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    expect(found).toEqual([at(edge)]);
  });

  it('are found where macOS keeps them, and on the PATH', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const found = findSystemBrowsers({
      platform: 'darwin',
      env: { PATH: '/bin:/opt/bin' },
      isExecutable: (path) => [chrome, '/opt/bin/chromium'].includes(path),
    });
    expect(found).toEqual([at(chrome), at('/opt/bin/chromium')]);
  });
});

describe('the package manager', () => {
  const install = (given: Partial<Parameters<typeof installPackagedBrowser>[0]>) => {
    const calls: string[] = [];
    const found = installPackagedBrowser({
      isDebian: true,
      isRoot: true,
      apt: async ([verb = '']) => {
        calls.push(verb);
        return true;
      },
      findInstalled: () => [at('/usr/bin/chromium')],
      ...given,
    });
    return { found, calls };
  };

  it('installs Chromium for root on Debian', async () => {
    const { found, calls } = install({});
    expect(await found).toEqual([at('/usr/bin/chromium')]);
    expect(calls).toEqual(['update', 'install']);
  });

  it('is not used on other systems, and says that it needs root', async () => {
    const elsewhere = install({ isDebian: false });
    expect(await elsewhere.found).toEqual([]);
    expect(elsewhere.calls).toEqual([]);
    await expect(install({ isRoot: false }).found).rejects.toThrow('would need root');
  });

  it('installs the whole Chromium where there is none without windows', async () => {
    const names: string[] = [];
    const { found } = install({
      apt: async (args) => {
        names.push(args.at(-1) ?? '');
        return args.at(-1) !== 'chromium-headless-shell';
      },
    });
    expect(await found).toHaveLength(1);
    expect(names).toEqual(['update', 'chromium-headless-shell', 'chromium']);
  });

  it('continues with old package lists, and says when the installation fails', async () => {
    expect(await install({ apt: async ([verb]) => verb === 'install' }).found).toHaveLength(1);
    await expect(install({ apt: async () => false }).found).rejects.toThrow('failed');
  });
});

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the carried browser',
  () => {
    it('gets an environment of its own and leaves ours as it was', async () => {
      const before = { ...process.env };
      const [browser] = await carriedBrowser.find();
      expect(browser?.extraEnv).toMatchObject({
        FONTCONFIG_PATH: expect.stringContaining('fonts'),
      });
      expect(process.env).toEqual(before);
      expect(await tryBrowser(browser as Browser)).toBe(true);
    }, 60_000);
  },
);
