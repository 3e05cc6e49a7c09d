import type { JackpotWanted } from '@perya/contract/games/staff-calls/jackpots';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { readPool } from '../../../testing/games/add-jackpot.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let games: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  games = await createApiStaff(server, 'games');
  risk = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  expect(await server.games.checkBooks()).toEqual([]);
  await server.stop();
});

const because = { reason: 'planned', words: '' } as const;
const fair: JackpotWanted = {
  code: 'fair',
  name_en: 'Fair',
  name_tl: 'Perya',
  state: 'on',
  share_ppm: 1000,
  seed: '1000.00',
  cap: '5000000.00',
  must_drop: false,
  one_in: '10000000.00',
  games: ['plinko'],
  seen: 0,
};

const ask = (wanted: Partial<JackpotWanted>, who = games) =>
  who.client.call(staffCalls.askJackpot, { ...fair, ...wanted, ...because });
const held = async (code = 'fair') => {
  const { rows } = await games.client.call(staffCalls.listStaffJackpots, {});
  return rows.find((row) => row.code === code);
};

describe('a jackpot', () => {
  test('takes two, is played from then on, and says what it returns', async () => {
    const { id } = await ask({});
    expect(await held()).toBeUndefined();
    expect(['FORBIDDEN', 'REQUEST_OWN']).toContain(await refusalOf(approveAs(games, id)));
    await approveAs(risk, id);
    expect(await held()).toMatchObject({ version: 1, amount: '0.00', return_ppm: 1100, wins: 0 });
    await server.games.addMissingJackpots([]);
    await (await seatPlayer(server)).bet({ amount: 2000 });
    expect(await readPool(server, 'fair')).toMatchObject({ balance: 100_002n, booked: 100_002n });
  });

  test('that would give back more than is staked, or that cannot be, is refused in words', async () => {
    expect(await refusalOf(ask({ code: 'rich', share_ppm: 50_000 }))).toBe('JACKPOT_RETURN');
    expect(await refusalOf(ask({ code: 'rich', cap: '999.00' }))).toBe('JACKPOT_CAP');
    expect(await refusalOf(ask({ code: 'rich', games: ['no-such-game'] }))).toBe('JACKPOT_GAME');
    const fixed = { code: 'rich', share_ppm: 0, cap: '1000.00', must_drop: true };
    expect(await refusalOf(ask(fixed))).toBe('JACKPOT_DROP');
    // Two of the demo grow with this one; beyond four no player could follow them.
    const slot = { games: ['gintong-salakot'] };
    for (const code of ['third', 'fourth']) {
      const { id } = await ask({ ...slot, code });
      await approveAs(risk, id);
    }
    expect(await refusalOf(ask({ ...slot, code: 'rich' }))).toBe('JACKPOT_GAMES');
  });

  test('is changed for the next pool alone, by whoever has seen it as it stands', async () => {
    expect(await refusalOf(ask({ seed: '2000.00' }))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(ask({ seen: 1 }))).toBe('NOTHING_TO_CHANGE');
    const { id } = await ask({ seed: '2000.00', seen: 1 });
    await approveAs(risk, id);
    expect(await held()).toMatchObject({ version: 2, seed: '2000.00' });
    await server.games.addMissingJackpots([]);
    expect((await readPool(server, 'fair')).balance).toBe(100_002n);
  });

  test('is stopped by one, and let run again by two', async () => {
    const stop = { code: 'fair', seen: 2, reason: 'A test' };
    expect(await refusalOf(risk.client.call(staffCalls.pauseJackpot, stop))).toBe('FORBIDDEN');
    await games.client.call(staffCalls.pauseJackpot, stop);
    expect(await held()).toMatchObject({ state: 'off', version: 3 });
    expect(await refusalOf(games.client.call(staffCalls.pauseJackpot, stop))).toBe(
      'CHANGED_MEANWHILE',
    );
    await (await seatPlayer(server)).bet({ amount: 2000 });
    expect((await readPool(server, 'fair')).balance).toBe(100_002n);
    const { id } = await ask({ seed: '2000.00', seen: 3 });
    await approveAs(risk, id);
    expect(await held()).toMatchObject({ state: 'on', version: 4 });
    const { rows } = await server.database.owner.query<{ action: string }>(
      `select action from audit.entry where action like 'games.jackpot-%'
         and after ->> 'jackpot' = 'fair' order by seq`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'games.jackpot-saved',
      'games.jackpot-saved',
      'games.jackpot-stopped',
      'games.jackpot-saved',
    ]);
  });
});
