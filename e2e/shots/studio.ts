import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../tooling/browser/find-chromium.ts';
import { spawnServer } from '../setup/spawn-server.ts';

/** A camera of the browser's own, for whoever takes a photo. */
const cameraFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Works with a browser before a server of its own, and ends both. */
export async function inStudio(work: (browser: Browser) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-shots-'));
  const server = spawnServer({ PERYA_DATA: dataDir });
  try {
    process.env['E2E_PORT'] = String(await server.ready);
    process.env['E2E_DATA'] = dataDir;
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: [...chromiumFlags, ...cameraFlags],
    });
    await work(browser).finally(() => browser.close());
  } finally {
    server.process.kill('SIGINT');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
