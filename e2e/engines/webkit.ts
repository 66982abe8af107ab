import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPrograms } from '../../src/testing/browsers/system-browser.ts';
import { findFreePort } from '../../src/testing/servers/free-port.ts';
import { isNew, keepComplaints, markAsLeft } from './in-page.ts';
import { type Engine, HEIGHT, type Tab } from './tab.ts';

/** WebKitGTK, the engine of Safari, on a screen of its own, driven by plain WebDriver calls. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isHere: () => ['WebKitWebDriver', 'Xvfb'].every((name) => findPrograms(name).length > 0),
  openTab,
};

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const POLL_MS = 50;
const SCRIPT_LIMIT_MS = 3_000;

async function openTab(width: number): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: join(import.meta.dirname, 'webkit-settings'),
    },
  });
  const session = await openSession(`http://127.0.0.1:${port}`);
  const send = <R>(path: string, body: object = {}) => ask<R>('POST', `${session}/${path}`, body);

  async function execute<R>(script: { toString(): string }, args: unknown[], frame?: string) {
    await send('frame', { id: null });
    if (frame) {
      const place = { using: 'css selector', value: `iframe[title="${frame}"]` };
      await send('frame', { id: await send('element', place) });
    }
    return send<R>('execute/sync', { script: `return (${script}).apply(null, arguments)`, args });
  }

  await send('window/rect', { width, height: HEIGHT });
  return {
    async goto(url) {
      await execute(markAsLeft, []);
      await send('url', { url });
      const hasArrived = () => execute<boolean>(isNew, []).catch(() => false);
      while (!(await hasArrived())) await pause(POLL_MS);
      await execute(keepComplaints, []);
    },
    run: (script, args, frame) => execute(script, args, frame),
    async find(script, args, frame) {
      const found = await execute<{ [ELEMENT]: string } | null>(script, args, frame);
      if (!found) return undefined;
      const path = `element/${found[ELEMENT]}`;
      return {
        click: () => send(`${path}/click`),
        type: (text) => send(`${path}/value`, { text }),
      };
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

/** The address of a new session, once the driver listens. */
async function openSession(origin: string): Promise<string> {
  const isListening = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) await pause(POLL_MS);
  // The driver itself sometimes waits for ever: for a page that has loaded, or for the answer of one
  // that was left.
  const alwaysMatch = { pageLoadStrategy: 'none', timeouts: { script: SCRIPT_LIMIT_MS } };
  const capabilities = { alwaysMatch };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities,
  });
  return `${origin}/session/${sessionId}`;
}

async function ask<R>(method: string, url: string, body?: object): Promise<R> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: R };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
