import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runLoad } from './load.ts';

export interface HttpMeasure {
  port: number;
  connections: number;
  players: number;
  /** Starts every key, so that two measures never share one. */
  prefix: string;
  warmUpMs: number;
  measureMs: number;
}

export interface HttpResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  acknowledged: number;
}

const thisFile = fileURLToPath(import.meta.url);

/** Measures from a process of its own, so that the load never waits for whoever asked for it. */
export async function measureHttp(measure: HttpMeasure): Promise<HttpResult> {
  const child = fork(thisFile, [JSON.stringify(measure)], { execArgv: [] });
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The load ended without a result');
  });
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [HttpResult];
  ended.catch(() => {});
  return result;
}

async function measureHere(measure: HttpMeasure): Promise<HttpResult> {
  const { port, connections, players, prefix, warmUpMs, measureMs } = measure;
  const startAt = performance.now() + warmUpMs;
  const endAt = startAt + measureMs;
  const sentAt: number[] = [];
  const latenciesMs: number[] = [];
  let acknowledged = 0;
  let number = 0;
  await runLoad({
    port,
    connections,
    next(connection) {
      const now = performance.now();
      if (now >= endAt) return null;
      sentAt[connection] = now;
      number += 1;
      const key = `${prefix}-${String(connection).padStart(3, '0')}-${String(number).padStart(9, '0')}`;
      return { uid: 1 + Math.floor(Math.random() * players), key };
    },
    onAnswer({ key }, answer) {
      const now = performance.now();
      if (!answer?.isAcknowledged) throw new Error(`The posting ${key} was not acknowledged`);
      acknowledged += 1;
      if (now < startAt || now >= endAt) return;
      const connection = Number(key.split('-').at(-2));
      latenciesMs.push(now - (sentAt[connection] ?? now));
    },
  });
  latenciesMs.sort((a, b) => a - b);
  const percentile = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
  return {
    perSecond: (latenciesMs.length / measureMs) * 1000,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    acknowledged,
  };
}

if (process.argv[1] === thisFile && process.send) {
  const result = await measureHere(JSON.parse(process.argv[2] ?? '{}') as HttpMeasure);
  process.send(result, () => process.exit(0));
}
