import type { InputOf } from '@perya/contract/call';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { type ProviderHouse, startProviderHouse } from '../../../testing/games/provider-house.ts';

let house: ProviderHouse;
let desk: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  house = await startProviderHouse();
  desk = await createApiStaff(house.server, 'games');
  risk = await createApiStaff(house.server, 'risk');
});
afterAll(() => house.stop());

const list = (venue = 'hub88') => desk.client.call(staffCalls.readProviderList, { venue });
type Wanted = InputOf<typeof staffCalls.askProviderList>;
const ask = (wanted: Partial<Wanted>) =>
  desk.client.call(staffCalls.askProviderList, {
    venue: 'hub88',
    added: [],
    changed: [],
    gone: [],
    reason: 'planned',
    words: 'As the provider lists them',
    ...wanted,
  });
async function gameOf(code: string) {
  const { rows } = await desk.client.call(staffCalls.listStaffGames, { w: code });
  const found = rows.find((row) => row.code === code);
  if (!found) throw new Error(`There is no game ${code}`);
  return found;
}
const baccarat: Wanted['added'][number] = {
  code: 'speed-baccarat-a',
  name: 'Speed Baccarat A',
  platform: 'hub88-slots',
  provider_game: 'evo_speedbaccarata',
  category: 'Live',
  rtp: '98.94',
  stake_min: '10.00',
  stake_max: '5000.00',
  win_times: null,
  languages: ['en'],
  fetch_cover: true,
};

describe('what a provider lists', () => {
  test('is new, said otherwise or the same, with return, category and languages', async () => {
    const { added, changed, gone, same } = await list();
    expect(added).toContainEqual({
      provider_game: 'evo_speedbaccarata',
      name: 'Speed Baccarat A',
      maker: 'Evolution Gaming',
      category: 'Live',
      rtp: '98.94',
      languages: ['en'],
      has_cover: true,
    });
    expect(changed).toMatchObject([
      { code: 'dragon-rising', what: 'languages', was: '', is: 'en,es' },
    ]);
    expect({ gone, same }).toEqual({ gone: [], same: 0 });
  });

  test('is taken over by two people: new games closed, others changed, and what is gone closed', async () => {
    const dragon = await gameOf('dragon-rising');
    const { id } = await ask({
      added: [baccarat],
      changed: [{ id: dragon.id, revision: dragon.revision, rtp: '95.1', languages: ['en', 'es'] }],
    });
    expect(await gameOf('dragon-rising')).toMatchObject({ rtp: '96.50', languages: [] });
    expect(['REQUEST_OWN', 'REQUEST_NOT_APPROVER']).toContain(await refusalOf(approveAs(desk, id)));
    const { says } = await approveAs(risk, id);
    expect(says).toContain('Speed Baccarat A (speed-baccarat-a): evo_speedbaccarata, Live');
    expect(await gameOf('speed-baccarat-a')).toMatchObject({
      state: 'closed',
      languages: ['en'],
      rtp: '98.94',
      stake_min: '10.00',
    });
    const changed = await gameOf('dragon-rising');
    expect(changed).toMatchObject({ rtp: '95.10', languages: ['en', 'es'], stake_max: '1000.00' });
    const goes = await ask({ gone: [{ id: changed.id, revision: changed.revision }] });
    await approveAs(risk, goes.id);
    expect(await gameOf('dragon-rising')).toMatchObject({ state: 'closed' });
    const { added } = await list();
    expect(added.map(({ provider_game }) => provider_game)).not.toContain('evo_speedbaccarata');
  });

  test('brings its covers, drawn anew, unless staff have given the game one', async () => {
    expect((await gameOf('speed-baccarat-a')).img).toBe('');
    await house.server.runTask('catalogue_fetch_covers');
    const { img } = await gameOf('speed-baccarat-a');
    expect(img).toMatch(/^\/files\/covers\/0\/[\w-]+$/);
    const picture = await fetch(`${house.server.url}${img}-400.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    await house.server.runTask('catalogue_fetch_covers');
    expect((await gameOf('speed-baccarat-a')).img).toBe(img);
  });
});

describe('refused, with nothing of it applied', () => {
  test('is a request of what has changed since, of another venue’s game, of nothing and of one there is', async () => {
    const dragon = await gameOf('dragon-rising');
    const stale = { id: dragon.id, revision: dragon.revision - 1, rtp: '90' };
    expect(await refusalOf(ask({ changed: [stale] }))).toBe('CHANGED_MEANWHILE');
    const foreign = await gameOf('reef-gold');
    const gone = [{ id: foreign.id, revision: foreign.revision }];
    expect(await refusalOf(ask({ gone }))).toBe('NOT_FOUND');
    expect(await refusalOf(ask({}))).toBe('NOTHING_TO_CHANGE');
    expect(await refusalOf(ask({ added: [baccarat] }))).toBe('GAME_KNOWN');
    const turned = { ...baccarat, code: 'turned', stake_min: '9000.00' };
    expect(await refusalOf(ask({ added: [turned] }))).toBe('GAME_TERMS');
  });

  test('is all of a request when one of its games changed before it was approved', async () => {
    const dragon = await gameOf('dragon-rising');
    const { id } = await ask({
      added: [{ ...baccarat, code: 'late-one' }],
      changed: [{ id: dragon.id, revision: dragon.revision, rtp: '91' }],
    });
    await desk.client.call(staffCalls.editGame, {
      id: dragon.id,
      revision: dragon.revision,
      is_hot: true,
      reason: 'Liked',
    });
    expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_FAILED');
    await expect(gameOf('late-one')).rejects.toThrow('no game');
  });

  test('is a catalogue that halves overnight, when it is read and when games are to be closed', async () => {
    const { owner } = house.server.database;
    await owner.query(
      `insert into catalogue.game (code, venue_id, platform_id, en_name, img, provider_game, category, game_type,
         rtp, stake_min, stake_max, is_online, updated_name)
       select 'many-' || n, v.id, 'hub88-slots', 'Many ' || n, '', 'many_' || n, 'Slot', 3, 96, 100, 1000, true, 'test'
       from generate_series(1, 12) n, catalogue.venue v where v.code = 'hub88'`,
    );
    expect(await refusalOf(list())).toBe('CATALOGUE_HALVED');
    const { rows } = await desk.client.call(staffCalls.listStaffGames, { w: 'many-' });
    const gone = rows.map(({ id, revision }) => ({ id, revision }));
    expect(await refusalOf(ask({ gone }))).toBe('CATALOGUE_HALVED');
  });

  test('is a provider that does not answer, and a venue without one', async () => {
    house.hub88.switches.isDown = true;
    expect(await refusalOf(list())).toBe('PROVIDER_SILENT');
    house.hub88.switches.isDown = false;
    expect(await refusalOf(list('studio'))).toBe('NOT_FOUND');
  });
});
