import * as desk from '@perya/contract/games/staff-calls/venues';
import { createProviderClient } from '@perya/contract/provider-api/client';
import { collectPart } from '@perya/contract/staff/calls/requests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { seatPlayer, testVenue } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
let approver: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'games');
  approver = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const reason = 'The old one was seen in a mail';

async function venueOf(code: string, who = staff): Promise<desk.StaffVenue> {
  const { rows } = await who.client.call(desk.listStaffVenues, {});
  const venue = rows.find((row) => row.code === code);
  if (!venue) throw new Error(`There is no venue ${code}`);
  return venue;
}

const validOf = (venue: desk.StaffVenue) =>
  venue.keys.filter(({ retired_at }) => retired_at === null).map(({ id }) => id);

const because = { reason: 'key-stolen', words: reason } as const;

async function askKey(venue = testVenue) {
  const valid = validOf(await venueOf(venue));
  return (await staff.client.call(desk.askVenueKey, { venue, valid, ...because })).id;
}
const collect = (id: string, by = staff) => by.client.call(collectPart, { id });

async function rotate() {
  const id = await askKey();
  await approveAs(approver, id);
  const { name, value } = await collect(id);
  return { id: name ?? '', secret: value };
}

async function codeWith(key: { id: string; secret: string }): Promise<string> {
  const { player, token, game } = await seatPlayer(server);
  const client = createProviderClient({ url: server.url, venue: testVenue, key });
  return (await client.call('balance', { player, token, game, currency: 'PHP' })).code;
}

describe('the venues of staff', () => {
  test('show state, games, ceilings, keys and when each was last seen, and no secret', async () => {
    const key = await server.games.keys.signingOf(testVenue);
    const seated = await seatPlayer(server);
    await seated.bet();
    await server.games.keys.close();
    const venue = await venueOf(testVenue);
    expect(venue).toMatchObject({ name: 'Perya Studio', is_open: true });
    expect(venue.games_open).toBeLessThanOrEqual(venue.games);
    expect(venue.games).toBeGreaterThan(5);
    expect(venue.ceilings.win_times).toBeGreaterThan(0);
    expect(Math.abs((venue.seen_at ?? 0) - Date.now() / 1000)).toBeLessThan(30);
    expect(venue.keys).toEqual([
      {
        id: key?.id,
        created_at: expect.any(Number),
        retired_at: null,
        seen_at: venue.seen_at,
        signs_launches: true,
      },
    ]);
    expect(JSON.stringify(venue)).not.toContain(key?.secret);
  });

  test('a new key is shown once, works beside the old one, which staff then end at once', async () => {
    const old = await server.games.keys.signingOf(testVenue);
    if (!old) throw new Error('The venue has no key');
    const added = await rotate();
    expect(added).toMatchObject({
      id: expect.any(String),
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect([await codeWith(old), await codeWith(added)]).toEqual(['OK', 'OK']);
    await staff.client.call(desk.retireVenueKey, { venue: testVenue, id: old.id, reason });
    expect([await codeWith(old), await codeWith(added)]).toEqual(['INVALID_SIGNATURE', 'OK']);
    const venue = await venueOf(testVenue);
    expect(validOf(venue)).toEqual([added.id]);
    expect(venue.keys.find(({ id }) => id === old.id)?.retired_at).toEqual(expect.any(Number));
    const entries = await readAudit(server, testVenue);
    expect(entries.slice(-2)).toMatchObject([
      {
        actor: `staff:${staff.id}`,
        action: 'games.venue-key-added',
        after: { key: added.id, retired: [] },
      },
      {
        actor: `staff:${staff.id}`,
        action: 'games.venue-key-retired',
        after: { valid: [added.id] },
      },
    ]);
    const { rows } = await server.database.pool.query('select * from audit.entry');
    expect(JSON.stringify(rows, (_, v) => (typeof v === 'bigint' ? String(v) : v))).not.toContain(
      added.secret,
    );
  });
});

describe('what must be refused', () => {
  test('of fifty who collect a key at once all but one: the key that the provider has stays valid', async () => {
    const before = validOf(await venueOf(testVenue));
    const id = await askKey();
    await approveAs(approver, id);
    const tries = Array.from({ length: 50 }, () =>
      collect(id).then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'REQUEST_PART_OVER')).toHaveLength(49);
    const after = validOf(await venueOf(testVenue));
    expect(after).toHaveLength(2);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  test('to end the last valid key, also when all are ended at once', async () => {
    const valid = validOf(await venueOf(testVenue));
    expect(valid).toHaveLength(2);
    const tries = valid
      .flatMap((id) => Array.from({ length: 20 }, () => id))
      .map((id) =>
        staff.client.call(desk.retireVenueKey, { venue: testVenue, id, reason }).then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
      );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes).toContain('LAST_KEY');
    expect(validOf(await venueOf(testVenue))).toHaveLength(1);
  });

  test('no venue, no key, no reason, no permission', async () => {
    const valid = validOf(await venueOf(testVenue));
    const wanted = { venue: testVenue, valid, ...because };
    const tryRotate = (input: Partial<typeof wanted>, who = staff) =>
      refusalOf(who.client.call(desk.askVenueKey, { ...wanted, ...input }));
    expect(await tryRotate({ venue: 'nobody', valid: [] })).toBe('NOT_FOUND');
    expect(await tryRotate({ reason: '' as 'key-stolen' })).toBe('INVALID_INPUT');
    expect(await tryRotate({ valid: [] })).toBe('CHANGED_MEANWHILE');
    const support = await createApiStaff(server, 'support');
    expect(await tryRotate({}, support)).toBe('FORBIDDEN');
    expect((await venueOf(testVenue, support)).code).toBe(testVenue);
    const retire = { venue: testVenue, id: 'no-such-key', reason };
    expect(await refusalOf(staff.client.call(desk.retireVenueKey, retire))).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(validOf(await venueOf(testVenue))).toEqual(valid);
  });
});
