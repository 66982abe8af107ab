import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; isZombie: boolean };

/** A process and its descendants, the process itself first. */
export function processTree(root: number): number[] {
  const all = listProcesses();
  const tree = [root];
  for (const pid of tree) {
    tree.push(...all.filter(({ parent }) => parent === pid).map((child) => child.pid));
  }
  return tree;
}

/** Whether one of these still runs; zombies do not count. */
export function anyRuns(pids: readonly number[]): boolean {
  return listProcesses().some(({ pid, isZombie }) => !isZombie && pids.includes(pid));
}

/** From /proc where there is one: a bare Linux has no `ps`. */
function listProcesses(): Process[] {
  if (!existsSync('/proc/self/stat')) return listWithPs();
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program's name is in brackets and may contain any character.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(name), parent: Number(parent), isZombie: state === 'Z' }];
    } catch {
      return [];
    }
  });
}

function listWithPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return lines
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      isZombie: state.startsWith('Z'),
    }));
}
