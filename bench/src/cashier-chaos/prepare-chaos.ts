import { createClient } from '@perya/contract/client';
import { insertAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { demoChannels } from '@perya/demo/channels';
import type pg from 'pg';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { assembleProduct } from '../product/assemble-product.ts';
import type { ChaosPlayer } from './chaos-players.ts';
import { type ChaosSetting, environmentOf } from './chaos-setting.ts';

/** Rules that would send what players of an hour ago want to a person; nobody sits at the desk here. */
const rulesOff = [
  'auto-approve',
  'first-payout',
  'velocity',
  'new-device',
  'new-phone',
  'new-account',
  'young-kyc',
  'channel-failures',
  'structured',
];

const depositChannel = 1001;
const letters = 'abcdefghijklmnop';
const wordOf = (number: number) =>
  `Chaos${letters[number % 16]}${letters[Math.floor(number / 16)]}`;

async function loosen(owner: pg.Pool): Promise<void> {
  await owner.query('update payments.rule set is_on = false where name = any ($1::text[])', [
    rulesOff,
  ]);
  // What was paid in may be withdrawn at once: there is no game in between.
  await owner.query('update payments.channel set turnover_times = 0');
  // Nor does anybody wait a day for a new account.
  await owner.query(
    `insert into limits.policy (name, value, made_by) values ('payout_wait_hours', 0, 'system:chaos')`,
  );
}

const personOf = (number: number) => ({
  first_name: wordOf(number),
  middle_name: 'Reyes',
  last_name: 'Bagyo',
  birthday: '1990-01-31',
  gender: 'female',
  id_number: `CRN-0999-${String(number).padStart(7, '0')}-1`,
});

export interface PreparedPlayer extends Omit<ChaosPlayer, 'accountId'> {
  person: ReturnType<typeof personOf>;
}

/** The schema, the demo operator's channels, and players whose identity is known. */
export async function prepareChaos(
  urls: { ownerUrl: string; url: string },
  setting: ChaosSetting,
  players: number,
): Promise<PreparedPlayer[]> {
  const owner = createPool(urls.ownerUrl, { max: 2 });
  await migrate(owner);
  const { apis, end } = await assembleProduct(urls.url, environmentOf(setting));
  try {
    await apis.payments.channels.addMissing(demoChannels);
    await loosen(owner);
    const prepared: PreparedPlayer[] = [];
    for (let number = 0; number < players; number += 1) {
      const phone = `918${String(number).padStart(7, '0')}`;
      const uid = await apis.identity.ensurePlayer({
        countryCode: '63',
        phone,
        username: `chaos${phone}`,
        nickname: null,
        tester: false,
      });
      const person = personOf(number);
      await apis.kyc.verifyDemoPerson(uid, person);
      const until = new Date(Date.now() + 3_600_000);
      prepared.push({ uid, token: await apis.identity.grantSession(uid, until), person });
    }
    // Nobody receives a code here: each has shown who they are.
    await owner.query(`update identity.session set proved_by = 'code', proved_at = now()`);
    return prepared;
  } finally {
    await end();
    await owner.end();
  }
}

/** Each adds an account in their own name, over the API. */
export function openAccounts(url: string, players: readonly PreparedPlayer[]) {
  return Promise.all(
    players.map(async ({ uid, token, person }, number): Promise<ChaosPlayer> => {
      const client = createClient({ baseUrl: url, token: { get: () => token, clear: () => {} } });
      const { first_name, middle_name, last_name } = person;
      const account = `0918${String(number).padStart(7, '0')}`;
      const names = { first_name, middle_name, last_name };
      const { id } = await client.call(insertAccount, { account, channel_name: 'GCash', ...names });
      return { uid, token, accountId: id };
    }),
  );
}

export { depositChannel };
