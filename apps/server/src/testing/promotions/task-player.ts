import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { Task } from '@perya/contract/promotions/calls/tasks';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { type TaskConfig, taskConfig } from '@perya/contract/rules/tasks/tasks';
import * as z from 'zod/mini';
import { createApiPlayer } from '../api-player.ts';
import { setKycStatus } from '../kyc/set-kyc-status.ts';
import { nextPhone } from '../next-phone.ts';
import type { TestServer } from '../test-server.ts';

export type Family = 'newbie' | 'daily';

const callsOf = {
  newbie: {
    list: calls.listNewbieTasks,
    claim: calls.claimNewbieTask,
    checkIn: calls.checkInAsNewbie,
  },
  daily: { list: calls.listDailyTasks, claim: calls.claimDailyTask, checkIn: calls.checkInDaily },
} as const;

export const configOf = (task: Task | undefined): TaskConfig =>
  z.parse(taskConfig, JSON.parse(task?.config ?? '{}'));

/** Puts the clock that decides ahead by so many hours; 0 puts it back. */
export const setClock = (server: TestServer, hours: number) =>
  server.database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return clock_timestamp() + interval '${hours} hours'`,
  );

/** A player who has just registered, and speaks to the tasks by the API. */
export async function createTaskPlayer(server: TestServer, status: KycStatus = 'unset') {
  const phone = nextPhone();
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `tasks${phone}`,
    nickname: null,
    tester: false,
  });
  await setKycStatus(server, uid, status);
  const player = createApiPlayer(server.url, phone);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const { client } = player;
  const keyed = (idempotencyKey: string) => ({ idempotencyKey });
  const list = (family: Family) => client.call(callsOf[family].list, {});
  return {
    ...player,
    uid,
    list,
    task: async (family: Family, ty: number) =>
      (await list(family)).d.find((task) => task.ty === ty),
    claim: (family: Family, ty: number, key: string = randomUUID()) =>
      client.call(callsOf[family].claim, { ty }, keyed(key)),
    checkIn: (family: Family, ty: number | string, key: string = randomUUID()) =>
      client.call(callsOf[family].checkIn, { ty: ty as number }, keyed(key)),
    history: (start_time: string, end_time: string) =>
      client.call(calls.listCheckIns, { start_time, end_time }),
    unclaimed: async () => (await client.call(calls.countUnclaimed, {})).num,
    filcoins: async () => (await server.points.wallet(uid)).balance,
    /** Deposits 500 pesos, which the gateway tells of at once. */
    async deposits() {
      const wanted = { amount: '500', pid: 1001 };
      const { id } = await client.call(calls.startDeposit, wanted, keyed(randomUUID()));
      server.gateway.pay(`D${id}`);
      await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
      await server.settle();
    },
    /** Notes rounds of a type of game on this day, as the reader of settled rounds does. */
    async plays(gameType: number, rounds: number) {
      await server.database.owner.query(
        `insert into promotions.played (bucket, uid, day, game_code, venue, game_type, rounds)
         values (platform.bucket_of($1), $1, platform.manila_day(platform.clock()), $2, 'test', $3, $4)
         on conflict on constraint played_pkey do update set rounds = promotions.played.rounds + excluded.rounds`,
        [uid, `game-${gameType}`, gameType, rounds],
      );
    },
    /** As if the account had been made so many hours ago. */
    async registeredBefore(hours: number) {
      await server.database.owner.query(
        `update identity.player set created_at = platform.clock() - make_interval(hours => $2) where uid = $1`,
        [uid, hours],
      );
    },
  };
}
