import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedGames } from '../../../seed-games.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let desk: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer({
    settings: { PERYA_FRAME_ORIGINS: 'https://games.provider.example' },
  });
  desk = await createApiStaff(server, 'games');
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const planned = { reason: 'planned', words: 'By the contract' } as const;
const reason = 'The provider asks for it';

type Venue = InputOf<typeof staffCalls.askVenue>;
const venue: Venue = {
  code: 'luzon-live',
  revision: 0,
  name: 'Luzon Live',
  launch_url: 'https://games.provider.example/open',
  is_open: true,
  win_times: 500,
  ...planned,
};
const askVenue = (change: Partial<Venue> = {}, by = desk) =>
  by.client.call(staffCalls.askVenue, { ...venue, ...change });
const venueOf = async (code: string) =>
  (await desk.client.call(staffCalls.listStaffVenues, {})).rows.find((row) => row.code === code);

type Games = InputOf<typeof staffCalls.askNewGames>;
const game = {
  code: 'luzon-nine',
  name: 'Luzon Nine',
  platform: 'luzon-live',
  provider_game: 'LZ.9',
  category: 'Slot',
  rtp: '96.5',
  stake_min: '1.00',
  stake_max: '500.00',
  win_times: 2000,
} as const;
const askGames = (games: Games['games'], code = venue.code) =>
  desk.client.call(staffCalls.askNewGames, { venue: code, games, ...planned });
const gameOf = async (code: string) => {
  const { rows } = await desk.client.call(staffCalls.listStaffGames, { w: code });
  const found = rows.find((row) => row.code === code);
  if (!found) throw new Error(`There is no game ${code}`);
  return found;
};

describe('a venue', () => {
  test('is added by two people at an origin of the settings, with a platform to list games under', async () => {
    const { id } = await askVenue();
    expect(await venueOf('luzon-live')).toBeUndefined();
    const refused = await refusalOf(approveAs(desk, id));
    expect(['REQUEST_OWN', 'REQUEST_NOT_APPROVER']).toContain(refused);
    await approveAs(risk, id);
    expect(await venueOf('luzon-live')).toMatchObject({
      name: 'Luzon Live',
      launch_url: 'https://games.provider.example/open',
      is_open: true,
      keys: [],
      games: 0,
      platforms: [{ id: 'luzon-live', name: 'Luzon Live', is_open: true }],
    });
    expect(await refusalOf(askVenue())).toBe('VENUE_KNOWN');
  });

  test('opens nowhere that the settings do not frame, whoever asks', async () => {
    for (const launch_url of [
      'https://evil.example/open',
      'https://games.provider.example.evil.example/',
      'https://games.provider.example:444/',
    ]) {
      const asked = askVenue({ code: 'mine', launch_url });
      expect([launch_url, await refusalOf(asked)]).toEqual([launch_url, 'VENUE_ORIGIN']);
    }
    const script = askVenue({ code: 'mine', launch_url: 'javascript:alert(1)' });
    expect(await refusalOf(script)).toBe('INVALID_INPUT');
  });

  test('changes as it was seen, or not at all', async () => {
    const seen = await venueOf('luzon-live');
    const wanted = { revision: seen?.revision ?? 0, win_times: 800 };
    const first = await askVenue(wanted);
    expect(await refusalOf(askVenue(wanted))).toBe('REQUEST_WAITS');
    await approveAs(risk, first.id);
    expect((await venueOf('luzon-live'))?.ceilings.win_times).toBe(800);
    expect(await refusalOf(askVenue(wanted))).toBe('CHANGED_MEANWHILE');
  });
});

describe('games', () => {
  test('are listed by two people, begin closed, and one person opens them for players', async () => {
    const second = { ...game, code: 'luzon-ten', name: 'Luzon Ten' };
    const { id } = await askGames([game, second]);
    const { says } = await approveAs(risk, id);
    expect(says).toContain(
      'Luzon Nine (luzon-nine): LZ.9, Slot, RTP 96.50 %, ₱1.00–₱500.00, ×2000',
    );
    const listed = await gameOf('luzon-nine');
    expect(listed).toMatchObject({ state: 'closed', venue: 'luzon-live', rtp: '96.50' });
    const player = createApiPlayer(server.url);
    const found = async () => {
      const { data } = await player.client.call(calls.listGames, { w: 'Luzon Nine' });
      return data.filter(({ en_name }) => en_name === 'Luzon Nine').length;
    };
    expect(await found()).toBe(0);
    const { id: gameId, revision } = listed;
    await desk.client.call(staffCalls.editGame, { id: gameId, revision, is_online: true, reason });
    await expect.poll(found).toBe(1);
  });

  test('are refused twice, without their platform, with turned stakes and of a venue that is not there', async () => {
    expect(await refusalOf(askGames([game]))).toBe('GAME_KNOWN');
    const fresh = { ...game, code: 'luzon-new' };
    expect(await refusalOf(askGames([fresh, fresh]))).toBe('GAME_KNOWN');
    expect(await refusalOf(askGames([{ ...fresh, platform: 'none' }]))).toBe('PLATFORM_UNKNOWN');
    expect(await refusalOf(askGames([{ ...fresh, stake_min: '501.00' }]))).toBe('GAME_TERMS');
    expect(await refusalOf(askGames([fresh], 'nowhere'))).toBe('NOT_FOUND');
  });

  test('change what they take and pay by two people, and their name and cover by one', async () => {
    const seen = await gameOf('luzon-ten');
    const { id, revision } = seen;
    const wanted = { ...game, id, revision, stake_max: '900.00', ...planned };
    const asked = await desk.client.call(staffCalls.askGameTerms, wanted);
    await approveAs(risk, asked.id);
    const changed = await gameOf('luzon-ten');
    expect(changed).toMatchObject({ stake_max: '900.00', win_times: 2000 });
    const bytes = Uint8Array.from(await drawTestPicture(2));
    const file = new File([bytes], 'cover.png', { type: 'image/png' });
    const { picture } = await desk.client.upload(staffCalls.uploadCover, file);
    const described = await desk.client.call(staffCalls.describeGame, {
      id,
      revision: changed.revision,
      name: 'Luzon Ten Gold',
      platform: 'luzon-live',
      img: picture,
      reason,
    });
    expect(described).toMatchObject({ name: 'Luzon Ten Gold', img: picture });
    for (const width of [200, 400]) {
      expect((await fetch(`${server.url}${picture}-${width}.webp`)).status).toBe(200);
    }
    const stale = { id, revision, name: 'x', platform: 'luzon-live', img: '', reason };
    expect(await refusalOf(desk.client.call(staffCalls.describeGame, stale))).toBe(
      'CHANGED_MEANWHILE',
    );
    const strange = { ...stale, revision: described.revision, img: '/files/covers/1/none' };
    expect(await refusalOf(desk.client.call(staffCalls.describeGame, strange))).toBe(
      'PICTURE_UNKNOWN',
    );
  });

  test('of the demo operator stay as staff have written them when it is seeded again', async () => {
    const { id, revision, platform, img } = await gameOf('plinko');
    const named = { id, revision, name: 'Plinko of the House', platform, img, reason };
    await desk.client.call(staffCalls.describeGame, named);
    await seedGames(server.catalogue, 0);
    expect((await gameOf('plinko')).name).toBe('Plinko of the House');
  });
});

test('a platform is added and closed by one person, and its games with it', async () => {
  const mine = { venue: 'luzon-live', id: 'luzon-gold', name: 'Luzon Gold', logo: '', reason };
  await desk.client.call(staffCalls.savePlatform, { ...mine, is_open: true });
  const { id, revision, img } = await gameOf('luzon-nine');
  const moved = { id, revision, name: 'Luzon Nine', platform: 'luzon-gold', img, reason };
  await desk.client.call(staffCalls.describeGame, moved);
  expect((await gameOf('luzon-nine')).state).toBe('open');
  await desk.client.call(staffCalls.savePlatform, { ...mine, is_open: false });
  expect((await gameOf('luzon-nine')).state).toBe('closed');
  const nowhere = { ...mine, venue: 'nowhere', is_open: true };
  expect(await refusalOf(desk.client.call(staffCalls.savePlatform, nowhere))).toBe('NOT_FOUND');
});
