import { listViews, removeView, saveView, viewsMax } from '@perya/contract/staff/calls/views';
import type { ListName } from '@perya/contract/staff/lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let mine: ApiStaff;
let theirs: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  mine = await createApiStaff(server, 'support');
  theirs = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

const save = (
  staff: ApiStaff,
  name: string,
  more: { list?: ListName; search?: string; is_shared?: boolean } = {},
) => staff.client.call(saveView, { list: 'players', name, search: '', columns: null, ...more });
const namesOf = async (staff: ApiStaff, list: ListName = 'players') =>
  (await staff.client.call(listViews, { list })).rows.map(({ name }) => name);

describe('saved views of a list', () => {
  test('are kept for one person and one list, and one of the same name is replaced', async () => {
    const first = await save(mine, 'Blocked', { search: '?state=blocked' });
    await save(mine, 'active');
    const again = await save(mine, 'blocked', { search: '?state=blocked&order=oldest' });
    expect(again.id).toBe(first.id);
    expect(again.search).toBe('?state=blocked&order=oldest');
    expect(await namesOf(mine)).toEqual(['active', 'blocked']);
    expect(await namesOf(mine, 'audit')).toEqual([]);
    expect(await namesOf(theirs)).toEqual([]);
  });

  test('are seen by all colleagues once they are shared, and changed by their owner alone', async () => {
    const { id } = await save(mine, 'Ours', {
      list: 'orders',
      search: '?state=paid',
      is_shared: true,
    });
    await save(mine, 'Just mine', { list: 'orders' });
    await save(theirs, 'ours', { list: 'orders', search: '?state=open' });
    const seen = await theirs.client.call(listViews, { list: 'orders' });
    expect(seen.rows).toMatchObject([
      { name: 'ours', search: '?state=open', is_mine: true, is_shared: false },
      { id, name: 'Ours', search: '?state=paid', is_mine: false, is_shared: true },
    ]);
    expect(seen.rows[1]?.owner).not.toBe('');
    expect(await theirs.client.call(removeView, { id })).toBe(false);
    await save(mine, 'Ours', { list: 'orders', search: '?state=paid' });
    expect(await namesOf(theirs, 'orders')).toEqual(['ours']);
  });

  test('are shown and shared only where one may read the list', async () => {
    await save(theirs, 'Whom we watch', { list: 'players', search: '?uid=7', is_shared: true });
    expect(await namesOf(mine)).toContain('Whom we watch');
    const cannot = await createApiStaff(server, 'games');
    expect(await namesOf(cannot)).not.toContain('Whom we watch');
    await expect(save(cannot, 'Everybody’s', { is_shared: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await save(cannot, 'Of mine');
    expect(await namesOf(cannot)).toEqual(['Of mine']);
  });

  test('are removed by nobody but their owner', async () => {
    const { id } = await save(mine, 'Of mine');
    expect(await theirs.client.call(removeView, { id })).toBe(false);
    expect(await namesOf(mine)).toContain('Of mine');
    expect(await mine.client.call(removeView, { id })).toBe(true);
    expect(await namesOf(mine)).not.toContain('Of mine');
  });

  test(`are ${viewsMax} at most, also when sixty are saved at once`, async () => {
    const names = Array.from({ length: 60 }, (_, place) => `View ${place}`);
    const saved = await Promise.allSettled(
      names.map((name) => save(theirs, name, { list: 'rounds' })),
    );
    const refused = saved.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(60 - viewsMax);
    for (const each of refused) expect(each).toMatchObject({ reason: { code: 'VIEWS_FULL' } });
    expect(await namesOf(theirs, 'rounds')).toHaveLength(viewsMax);
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a list that is no name', { list: '../players' }],
    ['a search of 10,000 characters', { search: 'x'.repeat(10_000) }],
  ])('%s is refused', async (_, wrong) => {
    const input = { list: 'players', name: 'A', search: '', columns: null, ...wrong };
    await expect(mine.client.call(saveView, input as never)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
