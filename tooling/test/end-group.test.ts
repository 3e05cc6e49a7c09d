import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endGroup } from './end-group.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends a process, its child, and a child that left the group', async () => {
  const idle = 'setInterval(() => {}, 1000)';
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `const { spawn } = require('node:child_process');
       const start = (detached) => spawn(process.execPath, ['-e', '${idle}'], { detached }).pid;
       console.log(JSON.stringify([start(false), start(true)]));
       ${idle}`,
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(parent.stdout, 'data');
  const pids: number[] = [parent.pid, ...JSON.parse(String(line))];
  expect(pids.every(isAlive)).toBe(true);
  expect(await endGroup(Number(parent.pid))).toBe(true);
  expect(pids.some(isAlive)).toBe(false);
});

it('says when there was nothing to end', async () => {
  const child = spawn(process.execPath, ['-e', ''], { detached: true });
  await once(child, 'exit');
  expect(await endGroup(Number(child.pid))).toBe(false);
});
