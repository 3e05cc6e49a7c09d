import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  parentPid: number;
  command: string;
}

/** A small container has /proc but no ps; a Mac has ps but no /proc. */
export function listProcesses(): RunningProcess[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, parentPid] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\)\s/s, '')
          .split(' ');
        // A process that ended and waits to be counted no longer runs.
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parentPid: Number(parentPid), command }];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
}

function fromPs(): RunningProcess[] {
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args='], {
    encoding: 'utf8',
  });
  return table.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
    if (!found || found[3]?.startsWith('Z')) return [];
    return [{ pid: Number(found[1]), parentPid: Number(found[2]), command: found[4] ?? '' }];
  });
}
