import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogWriter } from './log-writer.ts';

function logFile() {
  const folder = mkdtempSync(join(tmpdir(), 'perya-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'log');
  const fd = openSync(path, 'a');
  onTestFinished(() => closeSync(fd));
  return { fd, lines: () => readFileSync(path, 'utf8').split('\n').slice(0, -1) };
}

test('writes nothing while a request is at work, and every line in order by the end', async () => {
  const { fd, lines } = logFile();
  const log = createLogWriter(fd);
  const written = Array.from({ length: 5000 }, (_, number) => `line ${number}`);
  for (const line of written) log.write(`${line}\n`);
  expect(lines()).toEqual([]);
  await log.end();
  expect(lines()).toEqual(written);
});

test('writes what is left when the process cannot wait', () => {
  const { fd, lines } = logFile();
  const log = createLogWriter(fd);
  log.write('the last words\n');
  log.flush();
  expect(lines()).toEqual(['the last words']);
});

test('goes on while nobody reads, and loses nothing once somebody does', async () => {
  const source = `
    import { createLogWriter } from ${JSON.stringify(join(import.meta.dirname, 'log-writer.ts'))};
    const log = createLogWriter(1);
    const line = 'x'.repeat(99) + '\\n';
    for (let count = 0; count < 20_000; count++) log.write(line);
    // The pipe holds a thirtieth of that: were it waited for, this would never be said.
    setTimeout(() => { process.stderr.write('still alive'); void log.end(); }, 50);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said] = await once(child.stderr, 'data');
  expect(String(said)).toContain('still alive');
  let read = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  await once(child, 'close');
  expect(read).toBe(2_000_000);
});
