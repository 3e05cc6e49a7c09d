import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inProject } from '../launch/project-root.mjs';
import { stopWith } from '../launch/stop-with.mjs';
import { loadReport, reportNames } from '../outcomes/load-report.ts';
import { collectProofs } from './collect-proofs.ts';
import { countAreas } from './count-areas.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatSummary } from './format-summary.ts';
import { formatTable } from './format-table.ts';
import { parseDeviations, parseSuperseded } from './noted-row.ts';
import { parseRequirements } from './requirement.ts';

const folder = inProject('docs/requirements');
const requirements = globSync('[A-Z]-*.tsv', { cwd: folder })
  .sort()
  .flatMap((file) =>
    parseRequirements(basename(file, '.tsv'), readFileSync(`${folder}/${file}`, 'utf8')),
  );
const superseded = parseSuperseded(readFileSync(`${folder}/superseded.tsv`, 'utf8'));
const deviations = parseDeviations(readFileSync(`${folder}/deviations.tsv`, 'utf8'));
const replaced = new Set(superseded.map(({ id }) => id));

const reports = reportNames.map((name) => ({ name, report: loadReport(name) }));
const missing = reports.filter(({ report }) => !report).map(({ name }) => name);
if (missing.length === reports.length) {
  stopWith('There are no test reports to read yet: run npm test first.');
}
if (missing.length > 0) {
  process.stdout.write(`Not run, and therefore not counted: ${missing.join(', ')}.\n`);
}

const cases = reports.flatMap(({ report }) => report?.cases ?? []);
const proofs = collectProofs(requirements, cases, deviations);
const counts = countAreas(requirements, proofs.byId, (id) => replaced.has(id));
const unproved = requirements.map(({ id }) => id).filter((id) => !proofs.byId.has(id));
process.stdout.write(`${formatTable(counts)}\n`);
writeFileSync(
  inProject('reports', 'coverage.md'),
  formatCoverage(requirements, proofs, superseded, deviations),
);
process.stdout.write('reports/coverage.md says by which tests each row is proved.\n');
// What was not run proves nothing, and says nothing against what is kept.
if (missing.length === 0) {
  writeFileSync(`${folder}/coverage.md`, formatSummary(counts, unproved, deviations));
}

for (const { id, title } of proofs.unknown) {
  process.stderr.write(`${id} is in no list, but this test claims it: ${title}\n`);
}
const known = new Set(deviations.map(({ id }) => id));
const open = unproved.filter((id) => !known.has(id));
if (open.length > 0) process.stderr.write(`No test proves ${open.join(' ')}\n`);
process.exitCode = proofs.unknown.length + open.length > 0 ? 1 : 0;
