import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SECONDS = 3;
/** For an address that gives no response in the usual time. */
const PATIENT_SECONDS = 30;
const CONNECTIONS = 16;

/** Placeholder in a body; each request gets its own number. */
export const NUMBER_MARK = '{number}';

export type Load = {
  headers?: Record<string, string>;
  /** Sent with POST; without one it is a GET. */
  body?: string;
};

const run = promisify(execFile);

/** Requests per second of an address, measured by wrk, which needs little of the machine itself. */
export async function requestsPerSecond(address: string, load: Load = {}): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-wrk-'));
  const headers = { 'accept-encoding': 'br', ...load.headers };
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  if (load.body !== undefined) {
    const file = join(folder, 'load.lua');
    writeFileSync(file, scriptOf(load.body));
    options.push('-s', file);
  }
  try {
    return (await measure(address, options, SECONDS)) || measure(address, options, PATIENT_SECONDS);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(address: string, options: string[], seconds: number): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...options, address];
  const { stdout } = await run('wrk', args).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('wrk is not installed (Debian: apt-get install wrk; macOS: brew install wrk)');
  });
  if (stdout.includes('Non-2xx')) throw new Error(`${address} refused requests:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

let scripts = 0;

/** A script of wrk that posts a body, with the next number of this run where it says so. */
function scriptOf(body: string): string {
  scripts += 1;
  const [before = '', after] = body.split(NUMBER_MARK);
  const numbered = `number .. count .. ${quote(after ?? '')}`;
  return `local count = 0
local number = ${quote(`${process.pid}-${scripts}-`)}
request = function()
  count = count + 1
  return wrk.format('POST', nil, nil, ${quote(before)} .. ${after === undefined ? quote('') : numbered})
end
`;
}

/** A text in Lua. */
const quote = (text: string) => `[==[${text}]==]`;
