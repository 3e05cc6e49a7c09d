import { Redis } from 'ioredis';
import { Counter, Gauge, type Registry } from 'prom-client';
import { repeat } from '../repeat.ts';

/** Redis or Valkey, where processes count together, and whether it answers at present. */
export interface SharedCounts {
  client: Redis;
  isAnswering(): boolean;
  /** A count came to nothing: from now on this process counts alone, until the store answers again. */
  missed(): void;
  /** Something was counted in this process alone. */
  countedAlone(): void;
  /** Whoever is told that it fell silent, or is back. */
  onChange(tell: (isAnswering: boolean) => void): void;
  register(registry: Registry): void;
  close(): Promise<void>;
}

/** A store beside the server answers within a millisecond; a request waits no longer for one that hangs. */
const answerMs = 250;
const lookEveryMs = 1000;

const options = {
  commandTimeout: answerMs,
  connectTimeout: 2000,
  // A connection on which nothing comes any more is given up for a new one.
  socketTimeout: 5000,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  enableOfflineQueue: false,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, lookEveryMs),
};

/** Connects, and goes on looking whether the store answers; the first look is over when this is. */
export async function connectSharedCounts(url: string): Promise<SharedCounts> {
  const client = new Redis(url, options);
  client.on('error', () => {});
  let isAnswering = true;
  let tell: (isAnswering: boolean) => void = () => {};
  let countedAlone = 0;

  function note(answers: boolean): void {
    if (answers === isAnswering) return;
    isAnswering = answers;
    tell(answers);
  }

  const look = async () =>
    note(
      await client.ping().then(
        () => true,
        () => false,
      ),
    );

  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(resolve, options.connectTimeout);
    client.once('ready', () => {
      clearTimeout(giveUp);
      resolve();
    });
  });
  await look();
  const looking = repeat({
    everyMs: lookEveryMs,
    act: async () => void (await look()),
    onError: () => {},
  });

  return {
    client,
    isAnswering: () => isAnswering,
    missed: () => note(false),
    countedAlone() {
      countedAlone += 1;
    },
    onChange(listener) {
      tell = listener;
      if (!isAnswering) listener(false);
    },
    register(registry) {
      new Gauge({
        name: 'perya_limits_shared',
        help: 'Whether rate limits are counted in Redis or Valkey, for all processes together.',
        registers: [registry],
        collect() {
          this.set(Number(isAnswering));
        },
      });
      new Counter({
        name: 'perya_limits_counted_alone_total',
        help: 'What was counted in this process alone because Redis or Valkey did not answer.',
        registers: [registry],
        collect() {
          this.reset();
          this.inc(countedAlone);
        },
      });
    },
    async close() {
      await looking.stop();
      client.disconnect();
    },
  };
}
