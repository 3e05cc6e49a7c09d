import { parseArgs } from 'node:util';
import { getChain, verifyChain } from '@perya/contract/audit/staff-calls/audit';
import { type House, openHouse } from './src/staff/open-house.ts';
import { reportStaff, type StaffRound } from './src/staff/report-staff.ts';
import { staffRequestsOf } from './src/staff/staff-requests.ts';
import { timeRequests } from './src/timed-requests.ts';

/** Verifies the chain as staff do, and says how many entries it went through in a second. */
async function verifySpeed({ client }: House): Promise<{ entries: number; perSecond: number }> {
  const startedAt = performance.now();
  const { id } = await client.call(verifyChain, { since: 'beginning' });
  for (;;) {
    const { runs } = await client.call(getChain, {});
    const run = runs.find((each) => each.id === id);
    if (run?.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    if (run?.state !== 'sound') throw new Error(`The chain is ${run?.state}`);
    const entries = Number(run.verified);
    return { entries, perSecond: (entries / (performance.now() - startedAt)) * 1000 };
  }
}

const { values: flags } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5000000' },
    entries: { type: 'string', default: '200000' },
    repeats: { type: 'string', default: '3' },
    requests: { type: 'string', default: '300' },
  },
});

const connections = 2;
const requests = Number(flags.requests);
const small = { players: 10_000, rounds: 10_000, entries: 10_000 };
const full = {
  players: Number(flags.players),
  rounds: Number(flags.rounds),
  entries: Number(flags.entries),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const houses: House[] = [];
try {
  // Both are served at once, so that a round measures them side by side.
  for (const fill of [small, full]) houses.push(await openHouse(fill, print));
  const [smallHouse, fullHouse] = houses;
  if (!smallHouse || !fullHouse) throw new Error('A house is missing');
  const asked = await Promise.all([staffRequestsOf(smallHouse), staffRequestsOf(fullHouse)]);
  const runRound = async (count: number): Promise<StaffRound> => {
    const round: StaffRound = {};
    for (const name of Object.keys(asked[0])) {
      const [ofSmall, ofFull] = asked.map((each) =>
        Array.from({ length: count }, (_, number) => each[name]?.(number) ?? (async () => {})),
      );
      round[name] = {
        small: await timeRequests(connections, ofSmall ?? []),
        full: await timeRequests(connections, ofFull ?? []),
      };
    }
    return round;
  };
  await runRound(Math.ceil(requests / 5));
  const rounds: StaffRound[] = [];
  const repeats = Number(flags.repeats);
  for (let number = 1; number <= repeats; number += 1) {
    rounds.push(await runRound(requests));
    print(`Round ${number} of ${repeats}`);
  }
  const verified = await verifySpeed(fullHouse);
  print('');
  print(reportStaff(rounds, { small, full, connections, requests, verified }));
  print(
    `\nThe chain of the audit: ${verified.entries} entries verified, ${Math.round(verified.perSecond)} in a second`,
  );
} finally {
  for (const house of houses) await house.close();
}
