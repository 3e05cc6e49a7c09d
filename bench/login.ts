import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { createClient } from '@perya/contract/client';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { keepResults } from './src/keep-results.ts';
import { median } from './src/median.ts';
import { drawPlot } from './src/plot.ts';
import { startBenchServer } from './src/start-bench-server.ts';
import { formatTable } from './src/table.ts';
import { type Timing, timeRequests } from './src/timed-requests.ts';

const rounds = 5;
const connections = 32;
const codeLogins = 320;
const passwordLogins = 160;
/** Of one player no more than five passwords are compared at once. */
const passwordPlayers = 32;
const indexReads = 1500;
const indexConnections = 4;
const password = 'Sampaguita77x';
/** While passwords are hashed, the 99th percentile of the index stays under this many times its idle value. */
const goal = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Round {
  code: Timing;
  password: Timing;
  idle: Timing;
  busy: Timing;
}

const codes = new Map<string, string>();
let lastPhone = 9_000_000_000;

const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const pool = createPool(postgres.ownerUrl);
  await migrate(pool);
  await pool.end();
  const server = await startBenchServer('./login-server.ts', postgres.url, {
    onMessage: (message) => {
      const { to, code } = message as { to: string; code?: string };
      if (code) codes.set(to, code);
    },
  });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  let token: string | null = null;
  const client = createClient({ baseUrl, token: { get: () => token, clear() {} } });

  async function receiveCode(): Promise<{ phone: string; otp_id: string; code: string }> {
    lastPhone += 1;
    const phone = String(lastPhone);
    const { id } = await client.call(calls.sendCode, { phone, purpose: 'login' });
    // The code travels beside the answer, by the channel to this process.
    while (!codes.has(`+63${phone}`)) await new Promise((resolve) => setImmediate(resolve));
    return { phone, otp_id: id, code: codes.get(`+63${phone}`) ?? '' };
  }

  async function runRound(): Promise<Round> {
    const received = await Promise.all(Array.from({ length: codeLogins }, receiveCode));
    const code = await timeRequests(
      connections,
      received.map(
        ({ otp_id, code: digits }) =>
          () =>
            client.call(calls.loginByCode, { otp_id, code: digits }),
      ),
    );
    const phones = await Promise.all(
      Array.from({ length: passwordPlayers }, async () => {
        const { phone, ...proof } = await receiveCode();
        token = (await client.call(calls.register, { ...proof, password })).token;
        return phone;
      }),
    );
    const logins = Array.from({ length: passwordLogins }, (_, place) => {
      const phone = phones[place % phones.length] ?? '';
      return () => client.call(calls.loginByPassword, { phone, password });
    });
    const reads = Array.from({ length: indexReads }, () => () => client.call(calls.getIndex, {}));
    const idle = await timeRequests(indexConnections, reads);
    const loggingIn = timeRequests(connections, logins);
    const busy = await timeRequests(indexConnections, reads);
    return { code, password: await loggingIn, idle, busy };
  }

  print(`Logins at ${connections} connections, ${rounds} rounds`);
  await runRound();
  const done: Round[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    const round = await runRound();
    done.push(round);
    print(
      `Round ${number}: ${Math.round(round.code.perSecond)} by code, ${Math.round(round.password.perSecond)} by password per second`,
    );
  }
  const of = (pick: (round: Round) => number) => done.map(pick);
  const ratios = of(({ busy, idle }) => busy.p99Ms / idle.p99Ms);
  const row = (label: string, pick: (round: Round) => Timing) => [
    label,
    median(of((round) => pick(round).perSecond)).toFixed(0),
    median(of((round) => pick(round).p50Ms)).toFixed(1),
    median(of((round) => pick(round).p99Ms)).toFixed(1),
  ];
  const ratio = median(ratios);
  const table = [
    formatTable([
      ['medians', 'per second', 'p50 ms', 'p99 ms'],
      row(`login by code, ${connections} connections`, ({ code }) => code),
      row(`login by password, ${connections} connections`, (round) => round.password),
      row('/member/index, idle', ({ idle }) => idle),
      row(`/member/index while ${connections} log in by password`, ({ busy }) => busy),
    ]),
    `/member/index p99, logging in / idle: ${ratio.toFixed(2)} (goal under ${goal}: ${ratio < goal ? 'met' : 'missed'})`,
  ].join('\n\n');
  const plot = drawPlot([
    {
      title: `Logins at ${connections} connections`,
      unit: 'per second',
      rows: [
        { label: 'by code', values: of(({ code }) => code.perSecond) },
        { label: 'by password', values: of((round) => round.password.perSecond) },
      ],
    },
    {
      title: '/member/index p99 while passwords are hashed / idle',
      unit: 'ratio',
      rows: [{ label: 'ratio', values: ratios, goal: { value: goal, reach: 'at most' } }],
    },
  ]);
  const record = { connections, rounds: done, indexP99Ratio: ratio, goal };
  print(`\n${keepResults('login', { record, plot, table })}`);
  await server.stop();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
