import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatPlayer } from '../provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { partnerHosts, playRelease } from './play-release.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hosts: partnerHosts });
});
afterAll(() => server.stop());

/** What a migration of the next release does to each table that players own rows of. */
const giveBuckets = `
  do $$
  declare
    v_table regclass;
  begin
    for v_table in
      select c.oid from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'uid' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_attribute b where b.attrelid = c.oid and b.attname = 'bucket')
    loop
      execute format('alter table %s add column bucket integer not null default 0', v_table);
    end loop;
  end
  $$`;

test('this release goes on where the tables of players have got the bucket of the next one', async () => {
  const seat = await seatPlayer(server);
  const before = await seat.balance();
  expect(await seat.bet()).toMatchObject({ code: 'OK' });
  // Connections that have planned their statements without it.
  await server.database.owner.query(giveBuckets);
  expect(await seat.win()).toMatchObject({ code: 'OK' });
  expect(await seat.bet({ transaction_id: 'next', round_id: 'next' })).toMatchObject({
    code: 'OK',
  });
  const tooMuch = {
    round_id: 'next',
    transaction_id: 'too-much',
    bet_transaction_id: 'next',
    amount: 5_000_000,
  };
  expect(await seat.win(tooMuch)).toMatchObject({ code: 'OK' });
  const { rows } = await server.database.pool.query<{ reason: string }>(
    `select reason from games.held_win where transaction_id = 'too-much'`,
  );
  expect(rows).toEqual([{ reason: 'game' }]);
  expect(await seat.balance()).toBe(before + 500n);

  await playRelease(server);
  await server.settle();
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.points.check()).toEqual([]);
});

test('no function writes rows by the shape of a table, which a column more would change', async () => {
  const { rows } = await server.database.owner.query<{ fault: string }>(
    `select format('%s: %s', p.oid::regprocedure, m.found[1]) as fault
     from pg_proc p
     cross join (values ('insert\\s+into\\s+(\\w+\\.\\w+)\\s+(?:as\\s+\\w+\\s+)?(?:select|values)\\y'),
       ('::\\s*(\\w+\\.\\w+)'), ('\\m(\\w+\\.\\w+)\\[\\]')) as w(written)
     cross join lateral regexp_matches(p.prosrc, w.written, 'g') as m(found)
     join pg_class c on c.oid = to_regclass(m.found[1]) and c.relkind in ('r', 'p')
     where p.pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
     order by 1`,
  );
  expect(rows).toEqual([]);
});
