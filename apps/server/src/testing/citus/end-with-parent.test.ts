import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const module = new URL('./end-with-parent.ts', import.meta.url).href;

it('a database whose suite was killed ends, and its folder goes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-guarded-'));
  const database = spawn('sleep', ['600'], { stdio: 'ignore' });
  const ended = once(database, 'exit');
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${database.pid}\n`);
  const suite = `
    const { endWithParent } = await import(${JSON.stringify(module)});
    endWithParent(${JSON.stringify(dataDir)});
    process.kill(process.pid, 'SIGKILL');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', suite], { stdio: 'ignore' });
  expect(await once(parent, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await ended).toEqual([null, 'SIGQUIT']);
  await expect.poll(() => existsSync(dataDir)).toBe(false);
});
