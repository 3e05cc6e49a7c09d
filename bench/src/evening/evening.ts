import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPeople } from '@perya/demo/people';
import type pg from 'pg';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { ensureChromium } from '../../../tooling/test/ensure-chromium.ts';
import {
  findHaproxy,
  findMosquitto,
  findOpenssl,
  findValkey,
} from '../../../tooling/test/find-servers.ts';
import type { Trial, TrialReport } from '../chaos/fault.ts';
import { checkBooks } from './check-books.ts';
import { type Machines, type Programs, startMachines } from './machines.ts';
import { takePhone } from './phone.ts';
import {
  askForDeposit,
  changePicture,
  hear,
  logIn,
  loseBroker,
  pay,
  play,
  untilBalance,
  untilListening,
  type Walk,
  withdraw,
} from './walk.ts';

const [player] = demoPeople;
const depositPesos = 1000;
/** In centavos: the ticket of the day adds 5 %. */
const cashback = 5000;
const withdrawPesos = 300;
/** In centavos: what the house credits while its broker lives, is dead, and lives again. */
const credits = [50_000, 25_000, 12_500] as const;

/** Its uid, once what the demo lets it pay in has come. */
async function untilPaidIn(owner: pg.Pool): Promise<string> {
  for (;;) {
    const { rows } = await owner.query<{ uid: string }>(
      `select uid::text from identity.player join ledger.wallet using (uid)
       where phone = $1 and balance = $2`,
      [player.phone, Number(player.pesos) * 100],
    );
    if (rows[0]) return rows[0].uid;
    await delay(200);
  }
}

/** The evening of one player, in which one of each dies and comes back. */
async function walkThrough(walk: Walk, machines: Machines, owner: pg.Pool) {
  const { first, second, valkey, s3, broker } = machines.parts;
  const uid = await untilPaidIn(owner);
  const credit = async (centavos: number) => {
    await owner.query(`select payments.adjust($1, $2, 'goodwill', 'system')`, [uid, centavos]);
  };
  const said: string[] = [];
  const note = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    const begunAt = performance.now();
    try {
      return await act();
    } catch (error) {
      throw new Error(`The player cannot go on: ${what}`, { cause: error });
    } finally {
      said.push(`${what} ${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
    }
  };
  let balance = Number(player.pesos) * 100;

  await valkey.kill();
  await note('login without Valkey', () => logIn(walk));
  await valkey.comeBack();

  const asked = await note('deposit, a process dies', () =>
    askForDeposit(walk, depositPesos, second.kill),
  );
  await note('payment, the process comes back', () => pay(walk, second.comeBack));
  balance += depositPesos * 100 + cashback;

  const rounds = await note('three rounds, the other process dies', () => play(walk, first.kill));
  for (const { stake, payout } of rounds) balance += payout - stake;
  await first.comeBack();

  const listening = () => walk.page.goto(`${walk.url}/my`);
  const line = await note('page with live messages', () => untilListening(walk, listening));
  await note('balance after play', () => untilBalance(walk, balance));
  await note('a live message', () => hear(line, 'adjustment', () => credit(credits[0])));
  balance += credits[0];
  await untilBalance(walk, balance);
  const again = await note('the broker dies, money comes, the broker is back', () =>
    untilListening(walk, () => loseBroker(walk, broker, () => credit(credits[1]))),
  );
  balance += credits[1];
  await note('what came meanwhile is shown', () => untilBalance(walk, balance));
  await note('a live message again', () => hear(again, 'adjustment', () => credit(credits[2])));
  balance += credits[2];
  await untilBalance(walk, balance);

  await note('picture, the S3 store dies', () => changePicture(walk, s3));
  const sent = await note('withdrawal, a process dies', () =>
    withdraw(walk, withdrawPesos, second.kill),
  );
  balance -= withdrawPesos * 100;
  await second.comeBack();
  await walk.page.goto(`${walk.url}/my`);
  await note('balance at the end', () => untilBalance(walk, balance));
  said.push(`deposit pressed ${asked}×, withdrawal ${sent}×`);
  // What the demo has paid in for the player is a deposit too.
  return { said, expected: { uid, balance, deposits: 2, withdrawals: 1 } };
}

async function run(programs: Programs): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-evening-'));
  let isKept = true;
  const machines = await startMachines(folder, programs);
  const owner = createPool(machines.database.ownerUrl, { max: 2 });
  const phone = await takePhone();
  try {
    // What the demo announces would open over the pages.
    await owner.query('update announcements.announcement set is_on = false, version = version + 1');
    const { url, parts } = machines;
    const ports = [parts.first.port, parts.second.port];
    const walk = { page: phone.page, url, ports, phone: player.phone };
    const { said, expected } = await walkThrough(walk, machines, owner);
    const faults = [...phone.errors, ...(await machines.faults())];
    faults.push(...(await checkBooks(machines, owner, expected)));
    isKept = faults.length > 0;
    said.push(`${phone.troubles()} requests failed`);
    return { did: said.join('; '), faults };
  } catch (error) {
    await phone.page.screenshot({ path: join(folder, 'page.png') }).catch(() => {});
    throw error;
  } finally {
    await phone.close();
    await owner.end();
    await machines.stop();
    if (isKept) process.stdout.write(`What was written is kept in ${folder}\n`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** What there is, installed where that can be done; in words what cannot be had. */
async function findPrograms(): Promise<Programs | string> {
  // One after the other, because apt lets only one in.
  const haproxy = await findHaproxy();
  if (!haproxy) return 'there is no haproxy';
  const openssl = await findOpenssl();
  if (!openssl) return 'there is no openssl';
  const valkey = await findValkey();
  if (!valkey) return 'there is no valkey-server or redis-server';
  const mosquitto = await findMosquitto();
  if (!mosquitto) return 'there is no mosquitto';
  if (!(await ensureChromium())) return 'there is no Chromium';
  return { haproxy, openssl, valkey, mosquitto };
}

export const evening: Trial = {
  says: "a player's evening in the browser: behind HAProxy a process, Valkey, the broker and the S3 store die by kill -9",
  async missing() {
    const found = await findPrograms();
    return typeof found === 'string' ? found : null;
  },
  async run() {
    const found = await findPrograms();
    if (typeof found === 'string') throw new Error(found);
    return run(found);
  },
};
