import { calls } from '@perya/contract/calls';
import { demoCashback } from '@perya/demo/promotions/channel-cashback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** As a release left it that credited cashback with the payment, with two deposits of one player. */
async function makeOlder({ owner }: TestDatabase): Promise<void> {
  await owner.query(
    `alter table payments.deposit drop column cashback cascade, drop column cashback_promotion cascade;
     drop table promotions.held_cashback;
     delete from platform.migration where (module, name) in
       (('payments', '0080-cashback-of-promotions.sql'), ('promotions', '0080-channel-cashback.sql'));
     insert into promotions.promotion (id, kind, state, name_en, name_tl, starts_at, rules, currency, cash_type)
       values (1000, 'gift', 'published', 'Gift', 'Regalo', '2026-01-01', '{}', 'PHP', 4011);
     insert into payments.channel (id, mode, name, flag, gateway, cashback_tickets)
       values (1001, 'deposit', 'GCash', 2, 'sandbox', 3);
     insert into payments.deposit (bucket, uid, id, request_key, channel_id, amount, has_cashback, status, gateway, brand, expires_at)
       values (platform.bucket_of(7), 7, 901, 'a', 1001, 33300, true, 'completed', 'sandbox', 'sg8', platform.clock()),
         (platform.bucket_of(7), 7, 902, 'b', 1001, 9000000, true, 'paying', 'sandbox', 'sg8', platform.clock()),
         (platform.bucket_of(7), 7, 903, 'c', 1001, 50000, false, 'completed', 'sandbox', 'sg8', platform.clock());
     select payments.write_step(7, 901, 'deposit', 'paying', 'completed', 'gateway')`,
  );
}

let server: TestServer;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeOlder(database);
  await migrate(database.owner);
});
afterAll(() => server.stop());

test('an installation that stands keeps its cashback as it was, and what it has settled stays settled', async () => {
  const { rows } = await database.owner.query(
    `select state, rules, cash_type, wagering_times, audience, budget from promotions.promotion where id = 80`,
  );
  const [demo] = demoCashback;
  expect(rows).toEqual([
    {
      state: 'published',
      rules: demo?.rules,
      cashType: demo?.cashType,
      wageringTimes: demo?.wageringTimes,
      audience: {},
      budget: null,
    },
  ]);
  const deposits = await database.owner.query(
    'select id, cashback, cashback_promotion as promotion from payments.deposit order by id',
  );
  expect(deposits.rows).toEqual([
    { id: 901n, cashback: 1665n, promotion: null },
    { id: 902n, cashback: 250_000n, promotion: null },
    { id: 903n, cashback: null, promotion: null },
  ]);
  server = await startTestServer({ database });
  await server.settle();
  const rewards = await database.owner.query(
    'select from promotions.reward where promotion_id = 80',
  );
  expect(rewards.rowCount).toBe(0);
  const player = await createPayingPlayer(server);
  const { offers } = await player.client.call(calls.listCashbackTickets, {});
  expect(offers).toMatchObject([{ percent: 5, max_bonus: '2500.00', opt_in_from: '20.00' }]);
});
