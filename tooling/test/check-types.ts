import { existsSync } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import { asOne, type PartResult } from './part.ts';
import { printLine } from './print-line.ts';
import { runCommand } from './run-command.ts';

export async function checkTypes(): Promise<PartResult> {
  const wrong: string[] = [];
  for (const folder of listWorkspaces()) {
    if (!existsSync(inProject(folder, 'tsconfig.json'))) {
      printLine('types', `${folder} has no tsconfig.json, so nothing checks its types`);
      wrong.push(folder);
    } else if ((await runCommand('types', 'tsc', ['-p', folder, '--noEmit'])) !== 0) {
      wrong.push(folder);
    }
  }
  return asOne(wrong.length === 0, `type errors in ${wrong.join(', ')}`);
}
