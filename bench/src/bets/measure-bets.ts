import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runBetsLoad } from './bets-load.ts';

export interface BetsMeasure {
  port: number;
  connections: number;
  players: number;
  prefix: string;
  warmUpMs: number;
  measureMs: number;
  /** Where two measures take turns: each then lasts twice as long. */
  turn?: Turn;
}

export type Turn = 0 | 1;

export interface BetsResult {
  /** Requests that were carried out in a second; two of them are a round. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Every answer, those of the warm-up too. */
  answered: number;
}

/** Shorter than whatever else a machine does takes, so that it falls on both alike. */
const turnMs = 1000;
/** By then the other one's last rounds are finished. */
const drainMs = 200;

/** Time in the own turn; negative until it comes. */
function sinceTurn(turn: Turn): number {
  const since = (Date.now() - turn * turnMs) % (2 * turnMs);
  return since < turnMs ? since : since - 2 * turnMs;
}

const thisFile = fileURLToPath(import.meta.url);

/** Measures from a process of its own, so that the load never waits for whoever asked for it. */
export async function measureBets(measure: BetsMeasure): Promise<BetsResult> {
  const child = fork(thisFile, [JSON.stringify(measure)], { execArgv: [] });
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The load ended without a result');
  });
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [BetsResult];
  ended.catch(() => {});
  return result;
}

async function measureHere(measure: BetsMeasure): Promise<BetsResult> {
  const { warmUpMs, measureMs, turn, ...load } = measure;
  const isAlone = turn === undefined;
  const lasting = isAlone ? 1 : 2;
  const startAt = performance.now() + warmUpMs * lasting;
  const endAt = startAt + measureMs * lasting;
  const isCounted = (at: number) =>
    at >= startAt && at < endAt && (isAlone || sinceTurn(turn) >= drainMs);
  const latenciesMs: number[] = [];
  let answered = 0;
  await runBetsLoad({
    ...load,
    isOver: () => performance.now() >= endAt,
    waitMs: () => (isAlone ? 0 : -sinceTurn(turn)),
    onAnswer(takenMs) {
      answered += 1;
      if (isCounted(performance.now())) latenciesMs.push(takenMs);
    },
  });
  latenciesMs.sort((a, b) => a - b);
  const percentile = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
  const countedMs = isAlone ? measureMs : measureMs * (1 - drainMs / turnMs);
  return {
    perSecond: (latenciesMs.length / countedMs) * 1000,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    answered,
  };
}

if (process.argv[1] === thisFile && process.send) {
  const result = await measureHere(JSON.parse(process.argv[2] ?? '{}') as BetsMeasure);
  process.send(result, () => process.exit(0));
}
