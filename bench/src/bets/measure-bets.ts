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
}

export interface BetsResult {
  /** Requests that were carried out in a second; two of them are a round. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Every answer, those of the warm-up too. */
  answered: number;
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
  const { warmUpMs, measureMs, ...load } = measure;
  const startAt = performance.now() + warmUpMs;
  const endAt = startAt + measureMs;
  const latenciesMs: number[] = [];
  let answered = 0;
  await runBetsLoad({
    ...load,
    isOver: () => performance.now() >= endAt,
    onAnswer(takenMs) {
      answered += 1;
      const now = performance.now();
      if (now >= startAt && now < endAt) latenciesMs.push(takenMs);
    },
  });
  latenciesMs.sort((a, b) => a - b);
  const percentile = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
  return {
    perSecond: (latenciesMs.length / measureMs) * 1000,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    answered,
  };
}

if (process.argv[1] === thisFile && process.send) {
  const result = await measureHere(JSON.parse(process.argv[2] ?? '{}') as BetsMeasure);
  process.send(result, () => process.exit(0));
}
