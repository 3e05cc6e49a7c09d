import { rmSync } from 'node:fs';
import { pinnedNode } from '../launch/install/pinned-node.mjs';
import { loadReport, outsideErrorsFile, reportFile } from '../outcomes/load-report.ts';
import { checkAdvisories } from './check-advisories.ts';
import { checkTypes } from './check-types.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { findCitus, findMosquitto, findValkey } from './find-servers.ts';
import { judgeReport } from './judge-report.ts';
import { asOne, type Part, type PartResult } from './part.ts';
import { printLine } from './print-line.ts';
import { runCommand } from './run-command.ts';
import { runBuild, runE2e } from './run-e2e.ts';
import { writeSbom } from './write-sbom.ts';

const ofCommand = (name: string, command: string, args: string[], reason: string): Part => ({
  name,
  run: async () => asOne((await runCommand(name, command, args)) === 0, reason),
});

const colours = process.stdout.isTTY ? 'force' : 'off';

const format = ofCommand(
  'format',
  'biome',
  ['ci', `--colors=${colours}`, '--linter-enabled=false', '.'],
  'files are not formatted: npm run format writes them',
);
const lint = ofCommand(
  'lint',
  'biome',
  [
    'ci',
    `--colors=${colours}`,
    '--formatter-enabled=false',
    '--assist-enabled=false',
    '--error-on-warnings',
    '.',
  ],
  'the linter found something',
);
const boundaries = ofCommand(
  'boundaries',
  pinnedNode,
  ['tooling/boundaries/run.ts'],
  'a file knows what it must not know, or is too long',
);
const dead = ofCommand(
  'dead',
  'knip',
  ['--no-progress', '--treat-config-hints-as-errors'],
  'unused files, exports or dependencies',
);
const checkMessages = (app: string) =>
  runCommand('messages', 'lingui', [
    ...['check', 'sync', '--workers', '1', '--config', `apps/${app}/lingui.config.ts`],
  ]);
const messages: Part = {
  name: 'messages',
  run: async () => {
    const exitCodes = await Promise.all(['web', 'backoffice'].map(checkMessages));
    return asOne(
      exitCodes.every((code) => code === 0),
      'a text of an app is not in the catalogues: npx lingui extract writes it there',
    );
  },
};
const trace = ofCommand(
  'trace',
  pinnedNode,
  ['tooling/trace/run.ts'],
  'a row of the requirements has no proof, or a test claims one that is in no list',
);
const advisories: Part = { name: 'advisories', run: checkAdvisories };
const sbom: Part = { name: 'sbom', run: writeSbom };
const types: Part = { name: 'types', run: checkTypes };
const programs: Part = { name: 'programs', run: fetchPrograms };
const build: Part = { name: 'build', run: () => runBuild() };
const unit: Part = { name: 'unit', run: () => runVitest('unit') };
const integration: Part = { name: 'integration', run: runIntegration };
const citus: Part = { name: 'citus', run: runCitus };
const e2e: Part = { name: 'e2e', run: runE2e };

/** Parts of one stage run side by side; a stage starts when the one before it is through. */
const allStages: Part[][] = [
  // What the later stages need is fetched and built while other parts leave a core free.
  [format, lint, boundaries, messages, advisories, sbom, programs],
  [types, dead, build],
  [unit, integration],
  [citus],
  [e2e],
  // Last, because it reads what the tests reported.
  [trace],
];

/** Asking for `lint` means everything that reads the sources without running them, types aside. */
const meantByLint = [format, boundaries, messages, dead];

export function chooseStages(names: string[]): Part[][] {
  if (names.length === 0) return allStages;
  const known = allStages.flat().map((part) => part.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new RangeError(
      `There is no part "${unknown.join(', ')}": choose of ${known.join(', ')}.`,
    );
  }
  const wanted = new Set(names);
  if (wanted.has('lint')) for (const part of meantByLint) wanted.add(part.name);
  return allStages
    .map((stage) => stage.filter((part) => wanted.has(part.name)))
    .filter((stage) => stage.length > 0);
}

/** Fetches the browser, the Valkey server and the MQTT broker early. It proves nothing: the parts that use them say if one is missing. */
async function fetchPrograms(): Promise<PartResult> {
  // One after the other, because apt lets only one in.
  await findValkey();
  await findMosquitto();
  await ensureChromium();
  return { passed: 0, failed: 0, notRun: [], reasons: [] };
}

async function runIntegration(): Promise<PartResult> {
  const valkey = await findValkey();
  if (!valkey) {
    printLine('integration', 'no valkey-server or redis-server here: its tests do not run');
  }
  const mosquitto = await findMosquitto();
  if (!mosquitto) printLine('integration', 'no mosquitto here: its tests do not run');
  return runVitest('integration', {
    ...(valkey && { PERYA_VALKEY: valkey }),
    ...(mosquitto && { PERYA_MOSQUITTO: mosquitto }),
  });
}

/** The books on several nodes. What has Citus is not fetched: its version must be that of the PostgreSQL it is in. */
async function runCitus(): Promise<PartResult> {
  const programs = findCitus();
  if (!programs) {
    printLine('citus', 'no PostgreSQL with Citus here: its tests do not run');
    return { passed: 0, failed: 0, notRun: [], reasons: [] };
  }
  const words = ['run', '--project', 'citus'];
  const exitCode = await runCommand('citus', 'vitest', words, { PERYA_CITUS: programs });
  return asOne(exitCode === 0, 'the books do not hold on several nodes');
}

async function runVitest(
  project: 'unit' | 'integration',
  env: NodeJS.ProcessEnv = {},
): Promise<PartResult> {
  const file = reportFile(project);
  // A report of an earlier run must not count.
  rmSync(file, { force: true });
  rmSync(outsideErrorsFile(project), { force: true });
  const exitCode = await runCommand(
    project,
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tooling/outcomes/outside-errors-reporter.ts',
      `--outputFile.json=${file}`,
    ],
    { ...env, OUTSIDE_ERRORS_FILE: outsideErrorsFile(project) },
  );
  return judgeReport(loadReport(project), exitCode);
}
