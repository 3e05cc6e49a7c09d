import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../testing/api-player.ts';
import { approveAs } from '../../testing/api-staff.ts';
import {
  askImport,
  bringIn,
  exportOf,
  fileWith,
  type House,
  openTwoHouses,
  problemsOfFile,
  type Row,
  rowsOf,
  sendFile,
  undo,
  withdraw,
} from '../../testing/configuration/two-houses.ts';
import {
  askToPublish,
  contentOf,
  draftPromotion,
  publishDraft,
} from '../../testing/promotions/draft-promotion.ts';
import { addPlayer } from '../../testing/provider.ts';

let staging: House;
let production: House;
beforeAll(async () => {
  ({ staging, production } = await openTwoHouses());
});
afterAll(async () => {
  for (const { server } of [staging, production]) {
    expect(await server.promotions.check()).toEqual([]);
    await server.stop();
  }
});

const part = 'promotions.promotions';

async function publish({ ana, ben }: House, given: Partial<PromotionContent> = {}) {
  const { id } = await draftPromotion(ana, contentOf(given));
  await publishDraft(ana, ben, { id, revision: 1 });
  return id;
}
async function give({ server }: House, promotion: number, amount: bigint) {
  const uid = await addPlayer(server, 0, { tester: false });
  const options = { promotion, isCredited: true, by: 'system' };
  const [granted] = await server.promotions.grant([{ uid, period: 'once', amount }], options);
  return granted?.outcome;
}
const read = ({ ana }: House, id: number) => ana.client.call(staffCalls.readStaffPromotion, { id });
const idsIn = async (house: House) => rowsOf(await exportOf(house), part).map(({ id }) => id);
/** The file of the house with one promotion of it changed. */
const changed = async (house: House, id: number, change: Row) =>
  fileWith(await exportOf(house), part, (rows) =>
    rows.map((row) => (row['id'] === id ? { ...row, ...change } : row)),
  );

test('what was published comes published, with nothing that it has cost; drafts and players who are named stay where they are', async () => {
  const id = await publish(staging, { budget: '100.00' });
  expect(await give(staging, id, 40_00n)).toBe('GRANTED');
  const { id: draft } = await draftPromotion(staging.ana, contentOf({ name_en: 'Not yet' }));
  const named = await publish(staging, { audience: { uids: ['1000001'] } });
  const file = fileWith(await exportOf(staging), part, (rows) => rows);
  expect(await idsIn(staging)).not.toContain(draft);
  expect(await idsIn(staging)).not.toContain(named);

  const done = await bringIn(production, file);
  expect(await read(production, id)).toMatchObject({
    state: 'running',
    spent: '0.00',
    budget: '100.00',
    revision: 1,
    draft: null,
    revisions: [{ number: 1, saved_by: `staff:${production.ben.id}` }],
  });
  expect(await idsIn(production)).toEqual(await idsIn(staging));
  expect(await give(production, id, 60_00n)).toBe('GRANTED');
  const day = new Date().toISOString().slice(0, 10);
  const simulated = { id, revision: 1, from: day, to: day };
  await production.ana.client.call(staffCalls.simulatePromotion, simulated);
  const next = await draftPromotion(production.ana, contentOf());
  expect(next.id).toBeGreaterThan(id);

  // Players keep what they have, and nobody gets more.
  await undo(production, done);
  expect(await read(production, id)).toMatchObject({ state: 'ended', spent: '60.00', rewards: 1 });
  expect(await give(production, id, 1_00n)).toBe('NOT_RUNNING');
});

test('a promotion of a file is refused that no two people may publish, and one whose number is somebody else’s', async () => {
  const id = await publish(staging, { budget: '100.00' });
  expect(await give(staging, id, 40_00n)).toBe('GRANTED');
  const refusedOf = async (change: Row) =>
    problemsOfFile(staging, await changed(staging, id, change));
  const of = `${part} ${id}`;
  expect(await refusedOf({ kind: 'lottery' })).toContain('kind');
  expect(await refusedOf({ state: 'draft' })).toContain('state');
  expect(await refusedOf({ budget: '-1.00' })).toContain('budget');
  expect(await refusedOf({ budget: '39.99' })).toContain(of);
  expect(await refusedOf({ budget: '50.00', day_cap: '60.00' })).toContain(of);
  expect(await refusedOf({ ends_at: 5 })).toContain(of);
  expect(await refusedOf({ cash_type: 4003 })).toContain(of);
  expect(await refusedOf({ terms_tl: '' })).toContain('one language');
  expect(await refusedOf({ name_en: '<b>Free</b>' })).toContain(of);
  expect(await refusedOf({ audience: { uids: ['5'] } })).toContain('names players');
  expect(await refusedOf({ spent: '1.00' })).toContain(of);
  const birthday = { kind: 'birthday', cash_type: 4012, rules: { amount: 100 } };
  expect(await refusedOf(birthday)).toContain('another kind');
  const { id: draft } = await draftPromotion(staging.ana, contentOf());
  expect(await refusedOf({ id: draft })).toContain('a draft of this house');
});

test('a change overtakes the draft that waits for its second person, while rewards are given, and is taken back', async () => {
  const id = await publish(staging, { budget: '1000.00' });
  await draftPromotion(staging.ana, contentOf({ budget: '2000.00' }), { id, seen: 1 });
  const waiting = await askToPublish(staging.ana, id, 2);
  const { draft } = await sendFile(staging, await changed(staging, id, { budget: '500.00' }));
  const { id: request } = await askImport(staging, draft);
  expect(await refusalOf(approveAs(staging.ana, request))).toBe('REQUEST_OWN');
  const given = Array.from({ length: 20 }, () => give(staging, id, 1_00n));
  const outcomes = await Promise.all([...given, approveAs(staging.ben, request)]);
  expect(outcomes.slice(0, -1)).toEqual(Array.from({ length: 20 }, () => 'GRANTED'));
  expect(await read(staging, id)).toMatchObject({ budget: '500.00', revision: 3, draft: null });
  expect(await refusalOf(approveAs(staging.ben, waiting))).toBe('REQUEST_FAILED');

  const { imports } = await staging.ana.client.call(staffCalls.readConfiguration, {});
  await undo(staging, imports[0]?.id ?? '');
  expect(await read(staging, id)).toMatchObject({ budget: '1000.00', revision: 4, spent: '20.00' });
});

test('a tile comes with the promotion that it stands for, and nothing of it where that is not there', async () => {
  const promotion = await publish(staging);
  const { rows } = await staging.ana.client.call(staffCalls.saveTile, {
    id: null,
    version: 0,
    type: 900,
    route: '/invite',
    title_en: 'Rainy days',
    title_tl: 'Tag-ulan',
    text_en: '',
    text_tl: '',
    img: '/art/tiles/invite',
    place: 3,
    promotion,
    is_shown: true,
    words: 'For the rainy season',
  });
  const made = rows.find(({ title_en }) => title_en === 'Rainy days');
  const home = await exportOf(staging);
  const tiles = fileWith(home, 'promotions.tiles', (given) => given);
  const { draft } = await sendFile(production, tiles);
  const { id } = await askImport(production, draft);
  await expect(approveAs(production.ben, id)).rejects.toMatchObject({
    message: expect.stringContaining('names something that is not here'),
  });
  expect(rowsOf(await exportOf(production), 'promotions.tiles')).toEqual([]);
  await withdraw(production, id);
  const both = { ...tiles, parts: { ...tiles.parts, [part]: home.parts[part] ?? [] } };
  const done = await bringIn(production, both);
  const there = () => production.ana.client.call(staffCalls.listTiles, {});
  expect((await there()).rows.find((row) => row.id === made?.id)).toMatchObject({
    promotion,
    is_shown_now: true,
  });
  await undo(production, done);
  expect((await there()).rows.find((row) => row.id === made?.id)).toMatchObject({
    is_shown: false,
  });
  const strange = fileWith(home, 'promotions.tiles', (given) =>
    given.map((row) => ({ ...row, img: '/files/evil.webp' })),
  );
  expect(await problemsOfFile(staging, strange)).toContain('img');
});
