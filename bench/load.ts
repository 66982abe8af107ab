import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

const SECONDS = 3;
/** For an address that answers nothing in the usual time. */
const PATIENT_SECONDS = 30;
const CONNECTIONS = 16;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Stands for a number in a body. */
export const NUMBER_MARK = '{number}';

export type Load = {
  path?: string;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
};

/** Requests per second an address answers; by wrk where it is installed, which costs least. */
export async function requestsPerSecond(address: string, load: Load = {}): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...load.headers };
  if (hasWrk) {
    const script = load.method ? writeScript({ ...load, headers }) : undefined;
    const measure = (seconds: number) => measureWithWrk(address, headers, script, seconds);
    return measure(SECONDS) || measure(PATIENT_SECONDS);
  }
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
    ...(load.method ? { method: load.method as 'POST' } : {}),
    ...bodiesOf(load),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${address}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

let used = 0;
/** What makes the numbers of this run different from those of others. */
const nextNumber = () => {
  used += 1;
  return `${process.pid}-${used}`;
};

/** Each request has a number of its own where its body says so. */
function bodiesOf({ body, method, headers }: Load) {
  if (body === undefined) return {};
  if (!body.includes(NUMBER_MARK)) return { body };
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    body: body.replace(NUMBER_MARK, nextNumber()),
  });
  return { requests: [{ method: method as 'POST', headers: headers ?? {}, setupRequest }] };
}

/** The same as a script of wrk; the path of its file. */
function writeScript({ method = 'POST', headers = {}, body = '' }: Load): string {
  const file = join(mkdtempSync(join(tmpdir(), 'casa-wrk-')), 'load.lua');
  const named = Object.entries(headers).map(
    ([name, value]) => `[ ${quote(name)} ] = ${quote(value)}`,
  );
  writeFileSync(
    file,
    `local count = 0
local before, after = ${quote(body.split(NUMBER_MARK)[0] ?? '')}, ${quote(body.split(NUMBER_MARK)[1] ?? '')}
local number = ${body.includes(NUMBER_MARK) ? quote(`${nextNumber()}-`) : 'nil'}
request = function()
  count = count + 1
  local body = before .. (number and (number .. count) or '') .. after
  return wrk.format('${method}', nil, { ${named.join(', ')} }, body)
end
`,
  );
  return file;
}

/** A text in Lua. */
const quote = (text: string) => `[==[${text}]==]`;

function measureWithWrk(
  address: string,
  headers: Record<string, string>,
  script: string | undefined,
  seconds: number,
): number {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      ...(script ? ['-s', script] : []),
      ...given,
      address,
    ],
    { encoding: 'utf8' },
  );
  if (output.includes('Non-2xx')) throw new Error(`${address} refused requests:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}
