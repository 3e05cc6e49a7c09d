import { parseArgs } from 'node:util';
import { createIdReader } from '../sandbox/src/id-scan/reading/id-reader.ts';
import { type Outcome, planTrials, tryReading } from './src/ocr/read-specimens.ts';
import { reportOcr } from './src/ocr/report-ocr.ts';

const { values: flags } = parseArgs({
  options: {
    clean: { type: 'string', default: '4' },
    worn: { type: 'string', default: '2' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const trials = planTrials(Number(flags.clean), Number(flags.worn));
print(`Reading ${trials.length} specimens of eight types`);

const reader = createIdReader();
const cpuBefore = process.cpuUsage();
const outcomes: Outcome[] = [];
try {
  for (const trial of trials) {
    const outcome = await tryReading(reader, trial);
    outcomes.push(outcome);
    const { idType, wear, right, fields, mistakes } = outcome;
    const wrong = mistakes.map(({ field, printed, read }) => `${field} "${printed}" → "${read}"`);
    print([`${idType} ${wear}: ${right} of ${fields}`, ...wrong].join('; '));
  }
} finally {
  await reader.close();
}
const { user, system } = process.cpuUsage(cpuBefore);
print('');
print(reportOcr(outcomes, (user + system) / 1_000_000));
