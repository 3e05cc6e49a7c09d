import { checkInAsNewbie } from '@perya/contract/promotions/calls/tasks';
import { elsewhere } from '../identity/player.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const change = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);
const uidOf = (phone: string) => `(select uid from identity.player where phone = '${phone}')`;

/**
 * Lets days pass for one player: everything of theirs lies so much further back. The server's clock is everybody's.
 * Rewards are moved in two steps, because two of them must not bear the same day for a moment.
 */
export async function letDaysPass(phone: string, days: number): Promise<void> {
  const uid = uidOf(phone);
  await change(
    `update identity.player set created_at = created_at - interval '${days} days' where phone = '${phone}';
     update promotions.reward set period = 'moved ' || (period::date - ${days})
       where uid = ${uid} and period ~ '^[0-9]{4}-';
     update promotions.reward set period = replace(period, 'moved ', '')
       where uid = ${uid} and period like 'moved %';
     update promotions.played set day = day - ${days} where uid = ${uid};
     update promotions.deposited set day = day - ${days} where uid = ${uid};`,
  );
}

/** As after the identity check: who has not passed it within a day is frozen, whenever the server looks. */
export async function verifyIdentity(phone: string): Promise<void> {
  await change(
    `insert into kyc.record (bucket, uid, status) values (platform.bucket_of(${uidOf(phone)}), ${uidOf(phone)}, 'fully_kyc');
     update identity.player set noted_status = 'fully_kyc' where phone = '${phone}';`,
  );
}

/** Notes what the readers of the logs would: rounds of slots and of live games, and a deposit. */
export async function doEverything(phone: string): Promise<void> {
  const uid = uidOf(phone);
  await change(
    `insert into promotions.played (uid, day, game_code, venue, game_type, rounds)
       select ${uid}, platform.manila_day(platform.clock()), 'e2e-' || t.type, 'e2e', t.type, t.rounds
       from (values (3, 200), (1, 20)) as t(type, rounds);
     insert into promotions.deposited (uid, day, deposits, amount, largest)
       values (${uid}, platform.manila_day(platform.clock()), 1, 100000, 100000);`,
  );
}

/** Checks in as another device of the player would, on a day of the first week. */
export async function checkInElsewhere(phone: string): Promise<number> {
  const other = elsewhere();
  await other.login(phone);
  const key = `e2e-check-in-${crypto.randomUUID()}`;
  return (await other.client.call(checkInAsNewbie, { ty: 8 }, { idempotencyKey: key })).bonus;
}
