import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../launch/project-root.mjs';

const emptyFolder = mkdtempSync(join(tmpdir(), 'perya-no-browser-'));

afterAll(() => rmSync(emptyFolder, { recursive: true }));

/** Runs a program where neither the path nor a cache leads to a browser. */
function runWithoutBrowser(args: string[]) {
  return spawnSync(process.execPath, args, {
    cwd: inProject(),
    env: { PATH: inProject('node_modules', '.bin'), HOME: emptyFolder },
    encoding: 'utf8',
  });
}

// Reading the whole project takes longer than the usual five seconds.
describe('a machine without a browser', { timeout: 120_000 }, () => {
  it('has none that could be found', () => {
    const { stdout } = runWithoutBrowser([
      '-e',
      "import('./tooling/browser/find-chromium.ts').then((m) => console.log(m.findChromium()))",
    ]);
    expect(stdout.trim()).toBe('undefined');
  });

  it('is told so when a browser is needed', () => {
    const { stderr } = runWithoutBrowser([
      '-e',
      "import('./tooling/browser/find-chromium.ts').then((m) => m.requireChromium())",
    ]);
    expect(stderr).toContain('No Chromium or Chrome was found');
  });

  it('can still look for dead code', () => {
    const { status, stdout, stderr } = runWithoutBrowser([
      'node_modules/knip/bin/knip.js',
      '--no-progress',
      '--treat-config-hints-as-errors',
    ]);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
