import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { inProject } from './project-root.mjs';

/** As the launcher of the server: it ends in order when it is told to, and says so. */
const script = `
  import ${JSON.stringify(inProject('tooling/launch/end-with-npm.mjs'))};
  process.on('SIGTERM', () => process.stdout.write('told to end\\n', () => process.exit()));
  setInterval(() => {}, 1000);
  process.stdout.write('ready\\n');
`;

test('a signal to npm ends what npm has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perya-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"start":"node run.mjs; true"}}');
  writeFileSync(join(folder, 'run.mjs'), script);
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const lines = createInterface({ input: npm.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect((await lines.next()).value).toBe('told to end');
}, 60_000);
