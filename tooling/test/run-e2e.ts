import { rmSync } from 'node:fs';
import { pinnedNode } from '../launch/install/pinned-node.mjs';
import { inProject } from '../launch/project-root.mjs';
import { loadReport, reportFile } from '../outcomes/load-report.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { judgeReport } from './judge-report.ts';
import { asOne, type PartResult } from './part.ts';
import { runCommand } from './run-command.ts';

export async function runE2e(): Promise<PartResult> {
  rmSync(reportFile('e2e'), { force: true });
  const built = await runCommand('e2e', pinnedNode, [inProject('tooling/launch/build.mjs')]);
  if (built !== 0) return asOne(false, 'the app could not be built');
  const chromium = await ensureChromium();
  if (!chromium) {
    return asOne(
      false,
      'no Chromium was found or could be installed: install one, or name it in PERYA_CHROMIUM',
    );
  }
  const exitCode = await runCommand(
    'e2e',
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts'],
    { PERYA_CHROMIUM: chromium },
  );
  return judgeReport(loadReport('e2e'), exitCode);
}
