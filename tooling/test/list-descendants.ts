import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** All children of a process, and theirs. PostgreSQL stands in a group of its own, yet has a parent. */
export function listDescendants(pid: number): number[] {
  const children = Map.groupBy(listProcesses(), ({ parent }) => parent);
  const found: number[] = [];
  const open = [pid];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const child of children.get(current) ?? []) {
      found.push(child.pid);
      open.push(child.pid);
    }
  }
  return found;
}

type Process = { pid: number; parent: number };

// Slim Linux images have no `ps`, and macOS has no /proc.
const listProcesses = () => (process.platform === 'linux' ? readProc() : askPs());

function readProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may hold spaces; state and parent follow the last bracket.
        const afterName = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '';
        return [{ pid: Number(name), parent: Number(afterName.split(' ')[1]) }];
      } catch {
        // The process ended between the listing and the look at it.
        return [];
      }
    });
}

function askPs(): Process[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return { pid: pid ?? 0, parent: parent ?? 0 };
    });
}
