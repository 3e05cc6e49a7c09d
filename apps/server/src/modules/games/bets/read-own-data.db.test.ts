import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataFile } from '../../../platform/files/data-file.ts';
import { recordRound } from '../../../testing/games/record-round.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function textOf({ content }: DataFile): Promise<string> {
  if (Buffer.isBuffer(content)) return String(content);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('a player takes away every round of their own, over all pages', async () => {
  const rounds = 1100;
  const newPlayer = (phone: string) =>
    server.identity.ensurePlayer({
      countryCode: '63',
      phone,
      username: `u${phone}`,
      nickname: null,
      tester: false,
    });
  const ana = await newPlayer('9170000101');
  const ben = await newPlayer('9170000102');
  for (let round = 0; round < 20; round += 1) {
    await recordRound(server, ana, { stake: 500 + round, payout: 700 });
  }
  await recordRound(server, ben, { stake: 99_900 });
  // The rest of them at once: what is tested is how they are read.
  await server.database.owner.query(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status,
       stake, stake_returned, payout, settled_at, settled_seq)
     select bucket, uid, nextval('games.bet_id'), created_at, venue, game_code, game_type,
       round_id || '-' || copy, status, stake, stake_returned, payout, settled_at,
       nextval('games.settled_seq')
     from (select * from games.bet where uid = $1 limit 1) one, generate_series(1, $2) copy`,
    [ana, rounds - 20],
  );
  const files: DataFile[] = [];
  for await (const file of server.games.ownData(ana)) files.push(file);
  expect(files.map(({ name }) => name)).toEqual(['bets.json']);
  const bets = JSON.parse(await textOf(files[0] as DataFile)) as {
    id: string;
    bet_amount: string;
  }[];
  expect(new Set(bets.map(({ id }) => id)).size).toBe(rounds);
  expect(bets.map((bet) => bet.bet_amount)).toContain('5.19');
  expect(bets.map((bet) => bet.bet_amount)).not.toContain('999.00');
});
