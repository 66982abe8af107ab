import { execFileSync, spawnSync } from 'node:child_process';
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

/** Requests per second an address answers; by wrk where it is installed, which measures further. */
export async function requestsPerSecond(address: string, load: Load = {}): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...load.headers };
  if (hasWrk && !load.method) {
    return measureWithWrk(address, headers) || measureWithWrk(address, headers, PATIENT_SECONDS);
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

/** Each request has a number of its own where its body says so. */
function bodiesOf({ body, method, headers }: Load) {
  if (body === undefined) return {};
  if (!body.includes(NUMBER_MARK)) return { body };
  const setupRequest = (request: autocannon.Request) => {
    used += 1;
    return { ...request, body: body.replace(NUMBER_MARK, `${process.pid}-${used}`) };
  };
  return { requests: [{ method: method as 'POST', headers: headers ?? {}, setupRequest }] };
}

function measureWithWrk(
  address: string,
  headers: Record<string, string>,
  seconds = SECONDS,
): number {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...given, address],
    { encoding: 'utf8' },
  );
  if (output.includes('Non-2xx')) throw new Error(`${address} refused requests:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}
