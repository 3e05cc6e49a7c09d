import { rmSync } from 'node:fs';
import { pinnedNode } from '../launch/install/pinned-node.mjs';
import { inProject } from '../launch/project-root.mjs';
import { loadReport, reportFile } from '../outcomes/load-report.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { judgeReport } from './judge-report.ts';
import { asOne, type PartResult } from './part.ts';
import { runCommand } from './run-command.ts';

/** Whatever is built already and still fresh is left alone. */
export async function runBuild(label = 'build'): Promise<PartResult> {
  const exitCode = await runCommand(label, pinnedNode, [inProject('tooling/launch/build.mjs')]);
  return asOne(exitCode === 0, 'the app could not be built');
}

export async function runE2e(): Promise<PartResult> {
  rmSync(reportFile('e2e'), { force: true });
  const build = await runBuild('e2e');
  if (build.failed > 0) return build;
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
