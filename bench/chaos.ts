import type { Trial } from './src/chaos/fault.ts';
import { fullDisk } from './src/chaos/faults/full-disk.ts';
import {
  clockSteps,
  hungRedis,
  killNine,
  lostBroker,
  partition,
  pausedDatabase,
} from './src/chaos/faults.ts';
import { onStage } from './src/chaos/run-fault.ts';
import { rewards, slowGateway } from './src/chaos/trials.ts';
import { evening } from './src/evening/evening.ts';

const trials: Record<string, Trial> = {
  'kill-nine': onStage(killNine),
  'full-disk': onStage(fullDisk),
  'paused-database': onStage(pausedDatabase),
  'lost-broker': onStage(lostBroker),
  'hung-redis': onStage(hungRedis),
  partition: onStage(partition),
  'clock-steps': onStage(clockSteps),
  'slow-gateway': slowGateway,
  rewards,
  evening,
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
const names = asked[0] === 'all' ? Object.keys(trials) : asked;

/** Tries one fault and prints its row; true if the books agree afterwards. */
async function tryOne(name: string, { says, missing, run }: Trial): Promise<boolean> {
  const reason = (await missing?.()) ?? null;
  if (reason !== null) {
    print(`${name.padEnd(16)} left out: ${reason}`);
    return true;
  }
  const begunAt = performance.now();
  const { did, faults } = await run();
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  const verdict = faults.length === 0 ? 'sound' : `BROKEN: ${faults.join('; ')}`;
  print(`${name.padEnd(16)} ${verdict.padEnd(8)} ${`${seconds} s`.padStart(6)}  ${says}`);
  print(`${''.padEnd(33)}${did}`);
  return faults.length === 0;
}

if (names.length === 0 || names.some((name) => !trials[name])) {
  print('npm run chaos -- NAME…, or all:');
  for (const [name, { says }] of Object.entries(trials)) print(`  ${name.padEnd(16)} ${says}`);
  process.exitCode = 1;
} else {
  for (const name of names) {
    const trial = trials[name];
    if (trial && !(await tryOne(name, trial))) process.exitCode = 1;
  }
}
