import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { toNumber } from '@perya/game-kit/fraction';
import type { MeasureRtp } from '@perya/game-kit/game-module';
import { confidenceOf, deviations, resultOf } from '@perya/game-kit/simulate';
import { betOddsHead, betOddsRows } from './bet-odds.ts';
import { games } from './registry.ts';
import { createSimulator, type Simulator } from './simulate-in-threads.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    // Of games whose return is measured; 40000000 are about three minutes of one core.
    measured: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    write: { type: 'boolean', default: false },
  },
});

const head = ['game', 'declared', 'computed', 'simulated', '99 % confidence', 'rounds', 'agree'];
const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`;
const out = (line: string): void => void process.stdout.write(`${line}\n`);

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) {
    process.stderr.write(`--${name} takes a whole number above zero, not "${text}".\n`);
    process.exit(2);
  }
  return number;
}

const roundsPerPiece = 1_000_000;

/** The measured return with its 99 % confidence; the pieces are the same whatever the number of rounds. */
function measureInPieces(measureRtp: MeasureRtp, rounds: number, seed: number) {
  const pieces = Math.ceil(rounds / roundsPerPiece);
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < pieces; place += 1) {
    const piece = measureRtp({ rounds: roundsPerPiece, seed: seed * 1_000_003 + place });
    sum += piece.meanReturn;
    squares += piece.standardError ** 2;
  }
  return { mean: sum / pieces, within: (deviations['99%'] * Math.sqrt(squares)) / pieces };
}

async function measure(simulator: Simulator, slug: string, rounds: number, seed: number) {
  const module = games[slug];
  if (!module) throw new Error(`There is no game ${slug}`);
  const { rules, computeRtp, measureRtp } = module;
  const exact = computeRtp ? toNumber(computeRtp()) : null;
  const measured = measureRtp && measureInPieces(measureRtp, measuredRounds, seed);
  const result = resultOf(await simulator.run(slug, rounds, seed));
  const { low, high } = confidenceOf(result, '99%');
  const declared = rules.rtpBasisPoints / 10_000;
  // A declared figure is rounded down, so it may lie up to a hundredth of a percent below the true one.
  const isInside = (from: number, to: number) => from <= declared + 1e-4 && to >= declared;
  const isMeasured =
    !measured || isInside(measured.mean - measured.within, measured.mean + measured.within);
  const doesAgree =
    exact === null ? isMeasured && isInside(low, high) : low <= exact && exact <= high;
  const known = exact === null ? null : percent(exact, 4);
  const near = measured && `${percent(measured.mean)} ± ${percent(measured.within)}`;
  const row = [
    slug,
    percent(declared, 2),
    known ?? near ?? '–',
    percent(result.meanReturn),
    `${percent(low)} to ${percent(high)}`,
    rounds.toLocaleString('en'),
    doesAgree ? 'yes' : 'NO',
  ];
  return { row, doesAgree };
}

function choose(): string[] {
  const all = Object.keys(games).sort();
  if (values.game === undefined) return all;
  if (all.includes(values.game)) return [values.game];
  process.stderr.write(`There is no game "${values.game}": ${all.join(', ')}.\n`);
  process.exit(2);
}

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rounds = whole('rounds', values.rounds);
const seed = whole('seed', values.seed);
const measuredRounds = whole('measured', values.measured);
const table = [tableRow(head), tableRow(head.map(() => '---'))];
let isHonest = true;
for (const line of table) out(line);
const simulator = createSimulator(whole('threads', values.threads));
for (const slug of choose()) {
  const { row, doesAgree } = await measure(simulator, slug, rounds, seed);
  isHonest &&= doesAgree;
  table.push(tableRow(row));
  out(tableRow(row));
}
await simulator.stop();
const bets = [betOddsHead, betOddsHead.map(() => '---'), ...betOddsRows(choose())].map(tableRow);
if (bets.length > 2) for (const line of ['', ...bets]) out(line);
if (values.write) {
  const text = `# Return to player

Declared by the rules, computed exactly where the game allows it, measured with a confidence of 99 % where it does not (\`measure-return.ts\`, \`--measured=${measuredRounds}\` rounds), and simulated with the bet and moves that each game names (\`npm run rtp -- --rounds=${rounds} --seed=${seed} --measured=${measuredRounds} --write\`). Of a hundred honest simulations one lies outside of its confidence. Tongits is played between players: what it returns is what is left of every pot after the rake, whoever plays however; its simulation shows one seat of three that play alike.

${table.join('\n')}

## Every bet

Where bets of a game differ in what they return, each is worked out over every order of the cards, every throw of the dice or every way of the ball. Of the other games every bet returns what stands above: any spot of the roulette, any fish at any cannon, and any mark of a kite at least. In a shoe that lasts these hold for every round of it: the number of rounds is fixed, so the cards of a round are as likely as those of the first.

${bets.join('\n')}
`;
  await writeFile(new URL('../docs/rtp.md', import.meta.url), text);
}
process.exit(isHonest ? 0 : 1);
