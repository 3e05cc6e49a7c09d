import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import { asOne, type PartResult } from './part.ts';
import { printLine } from './print-line.ts';
import { runCommand } from './run-command.ts';
import { joinPrograms, type WorkspaceConfig } from './type-programs.ts';

const readConfig = (folder: string): WorkspaceConfig => ({
  folder,
  isAlone: existsSync(inProject(folder, 'src/routes/route-tree.ts')),
  ...JSON.parse(readFileSync(inProject(folder, 'tsconfig.json'), 'utf8')),
});

export async function checkTypes(): Promise<PartResult> {
  const wrong: string[] = [];
  const configs: WorkspaceConfig[] = [];
  for (const folder of listWorkspaces()) {
    if (existsSync(inProject(folder, 'tsconfig.json'))) configs.push(readConfig(folder));
    else {
      printLine('types', `${folder} has no tsconfig.json, so nothing checks its types`);
      wrong.push(folder);
    }
  }
  mkdirSync(inProject('reports'), { recursive: true });
  for (const [place, { folders, config }] of joinPrograms(configs).entries()) {
    const file = inProject('reports', `tsconfig.${place}.json`);
    writeFileSync(file, JSON.stringify(config, null, 2));
    // What an earlier run found of files that have not changed since holds still.
    const known = ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`];
    const exitCode = await runCommand('types', 'tsc', ['-p', file, '--noEmit', ...known]);
    if (exitCode !== 0) wrong.push(...folders);
  }
  return asOne(wrong.length === 0, `type errors in ${wrong.join(', ')}`);
}
