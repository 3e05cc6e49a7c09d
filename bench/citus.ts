import { parseArgs } from 'node:util';
import { findCitus } from '../tooling/test/find-servers.ts';
import { reportCitus } from './src/citus/citus-report.ts';
import { type CitusOptions, type CitusRound, runCitusRound } from './src/citus/citus-rounds.ts';
import { type Installation, installCitus, installPlain } from './src/citus/installations.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    bets: { type: 'string', default: '10000' },
    buckets: { type: 'string', default: '8' },
  },
});

const options: CitusOptions = {
  connections: 64,
  players: 1000,
  bets: Number(flags.bets),
  buckets: Number(flags.buckets),
  measureSeconds: Number(flags.seconds),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const installations: Installation[] = [];

/** One round of everything after the other, so that whatever else the machine does falls on all alike. */
async function measure(): Promise<void> {
  const { buckets, connections, players, bets } = options;
  const rows = { players, games: connections, bets };
  installations.push(await installPlain(buckets, rows));
  installations.push(await installCitus(1, buckets, rows));
  installations.push(await installCitus(2, buckets, rows));
  const rounds = {
    plain: [] as CitusRound[],
    'one worker': [] as CitusRound[],
    'two workers': [] as CitusRound[],
  };
  for (let number = 1; number <= Number(flags.rounds); number += 1) {
    for (const installation of installations) {
      const round = await runCitusRound(installation, number, options);
      rounds[installation.name].push(round);
      const [batches, wire] = [round.batches, round.wire].map(({ perSecond }) =>
        Math.round(perSecond),
      );
      print(`Round ${number}, ${installation.name}: ${batches} items, ${wire} requests a second`);
    }
  }
  print(`\n${reportCitus(rounds, options)}\n`);
}

async function cleanUp(): Promise<void> {
  await Promise.all(installations.map(({ stop }) => stop()));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
const programs = findCitus();
try {
  if (programs) {
    process.env['PERYA_CITUS'] = programs;
    await measure();
  } else {
    process.stderr.write(
      'There is no PostgreSQL with Citus here: set PERYA_CITUS to the folder with its programs.\n',
    );
    process.exitCode = 1;
  }
} finally {
  await cleanUp();
}
