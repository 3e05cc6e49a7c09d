import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from './registry.ts';
import { hashComponents } from './rng/component-hashes.ts';
import {
  drawGame,
  drawWords,
  listStrange,
  type TestedDraws,
  testGame,
  testRaw,
} from './rng/make-pack.ts';
import type { DrawsByBound } from './rng/record-draws.ts';

const { values } = parseArgs({
  options: {
    // Of four bytes each; laboratories ask for tens of megabytes.
    words: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '20000' },
    // 64 hexadecimal digits: the same pack again.
    seed: { type: 'string', default: randomBytes(32).toString('hex') },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../reports/rng-pack', import.meta.url)),
    },
  },
});

const out = (line: string): void => void process.stdout.write(`${line}\n`);

function whole(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  process.stderr.write(`--${name} takes a whole number above zero, not "${text}".\n`);
  process.exit(2);
}

function bytesOf(words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [place, word] of words.entries()) bytes.writeUInt32BE(word, place * 4);
  return bytes;
}

/** One file for each bound: a number a line, in the order in which it was drawn. */
function writeDraws(folder: string, slug: string, draws: DrawsByBound): void {
  for (const [bound, drawn] of draws) {
    writeFileSync(join(folder, `${slug}-below-${bound}.txt`), `${drawn.join('\n')}\n`);
  }
}

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rowsOf = ({ of, bound, count, results }: TestedDraws) =>
  results.map(({ test, statistic, degrees, p }) =>
    tableRow([
      of,
      `${bound}`,
      `${count}`,
      test,
      statistic.toFixed(4),
      degrees === null ? '–' : `${degrees}`,
      p.toPrecision(4),
    ]),
  );

const wordCount = whole('words', values.words);
const rounds = whole('rounds', values.rounds);
if (!/^[0-9a-f]{64}$/.test(values.seed)) {
  process.stderr.write('--seed takes 64 hexadecimal digits.\n');
  process.exit(2);
}
const draws = join(values.out, 'draws');
mkdirSync(draws, { recursive: true });
const words = drawWords(values.seed, wordCount);
writeFileSync(join(values.out, 'words.bin'), bytesOf(words));
const tested: TestedDraws[] = [testRaw(words)];
for (const slug of Object.keys(games).sort()) {
  out(`${slug} …`);
  const drawn = drawGame(values.seed, slug, rounds);
  writeDraws(draws, slug, drawn);
  tested.push(...testGame(slug, drawn));
}
const components = hashComponents();
const strange = listStrange(tested);
const made = { seed: values.seed, words: wordCount, rounds, components, strange, tested };
writeFileSync(join(values.out, 'results.json'), `${JSON.stringify(made, null, 2)}\n`);
const head = ['of', 'below', 'draws', 'test', 'statistic', 'degrees', 'p'];
const text = `# Test pack of the random source

HMAC-SHA256 of a server seed of its own for each round, over \`clientSeed:nonce:block\`, read as 32-bit big-endian words; numbers below a bound by rejection. Made again by \`npm run rng:pack -- --seed=${values.seed} --words=${wordCount} --rounds=${rounds}\`.

- \`words.bin\`: the words as they come, four bytes each.
- \`draws/\`: what each game draws, scaled as it uses it, by its bound.
- \`results.json\`: everything of this page for machines.

${strange.length === 0 ? 'Nothing lies outside of what an honest source gives.' : `Outside of what an honest source gives: ${strange.join('; ')}.`}

${[tableRow(head), tableRow(head.map(() => '---')), ...tested.flatMap(rowsOf)].join('\n')}

## Components

${[tableRow(['component', 'files', 'SHA-256']), tableRow(['---', '---', '---']), ...components.map(({ name, files, sha256 }) => tableRow([name, `${files}`, `\`${sha256}\``]))].join('\n')}
`;
writeFileSync(join(values.out, 'results.md'), text);
out(`${values.out}: ${tested.length} lists of numbers, ${strange.length} strange results`);
process.exit(strange.length === 0 ? 0 : 1);
