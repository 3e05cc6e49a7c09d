import { createProviderClient } from '@perya/contract/provider-api/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeyring } from '../../../platform/keyring.ts';
import { seatPlayer, testVenue } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createVenueKeyring, type VenueKey } from './venue-keys.ts';

let server: TestServer;
/** The clock of a second process, which keeps its keys until it has moved on. */
let elsewhereMs = 0;
const keyring = createKeyring(Buffer.alloc(32, 1));

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function codeWith(key: VenueKey): Promise<string> {
  const { player, token, game } = await seatPlayer(server);
  const client = createProviderClient({ url: server.url, venue: testVenue, key });
  return (await client.call('balance', { player, token, game, currency: 'PHP' })).code;
}

describe('the keys of a venue', () => {
  it('are replaced without a pause: two are valid at a time, and the older signs launches', async () => {
    const { keys } = server.games;
    const first = (await keys.signingOf(testVenue)) as VenueKey;
    const second = await keys.rotate(testVenue);
    expect(second.retired).toEqual([]);
    expect([await codeWith(first), await codeWith(second)]).toEqual(['OK', 'OK']);
    expect((await keys.signingOf(testVenue))?.id).toBe(first.id);
    const third = await keys.rotate(testVenue);
    expect(third.retired).toEqual([first.id]);
    expect(await codeWith(first)).toBe('INVALID_SIGNATURE');
    expect([await codeWith(second), await codeWith(third)]).toEqual(['OK', 'OK']);
    expect((await keys.signingOf(testVenue))?.id).toBe(second.id);
  });

  it('are seen by other processes within seconds', async () => {
    const { pool } = server.database;
    const elsewhere = createVenueKeyring(pool, {
      keyring,
      audit: server.audit,
      now: () => elsewhereMs,
    });
    await elsewhere.validOf(testVenue);
    const { id } = await server.games.keys.rotate(testVenue);
    const isKnown = async () => (await elsewhere.validOf(testVenue)).some((key) => key.id === id);
    expect(await isKnown()).toBe(false);
    elsewhereMs += 5000;
    expect(await isKnown()).toBe(true);
  });

  it('are recorded when one is added, with what it retires and never with its secret', async () => {
    const { id, secret, retired } = await server.games.keys.rotate(testVenue, 'asked by the test');
    const { rows } = await server.database.pool.query(
      `select actor_kind || ':' || actor as actor, action, subject_kind as kind, before, after, reason
       from audit.entry where subject = $1 order by seq desc limit 1`,
      [testVenue],
    );
    expect(rows).toEqual([
      {
        actor: 'system:venue-key',
        action: 'games.venue-key-added',
        kind: 'venue',
        before: null,
        after: { key: id, retired },
        reason: 'asked by the test',
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('are seen although the clock is set back meanwhile', async () => {
    const elsewhere = createVenueKeyring(server.database.pool, {
      keyring,
      audit: server.audit,
    });
    await elsewhere.validOf(testVenue);
    const { id } = await server.games.keys.rotate(testVenue);
    const wall = Date.now();
    const steady = performance.now();
    const clocks = [
      vi.spyOn(Date, 'now').mockReturnValue(wall - 3_600_000),
      vi.spyOn(performance, 'now').mockReturnValue(steady + 5000),
    ];
    const keys = await elsewhere.validOf(testVenue);
    for (const clock of clocks) clock.mockRestore();
    expect(keys.map((key) => key.id)).toContain(id);
  });

  it('lie sealed in the database', async () => {
    const { secret } = await server.games.keys.rotate(testVenue);
    const { rows } = await server.database.pool.query<{ sealed: Buffer }>(
      'select sealed_secret as sealed from games.venue_key',
    );
    for (const { sealed } of rows) {
      expect(sealed.includes(secret)).toBe(false);
      expect(sealed.toString('hex')).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('that were retired are not brought back by the demo operator', async () => {
    const before = await server.games.keys.validOf(testVenue);
    await server.games.keys.ensureDerived(testVenue);
    expect(await server.games.keys.validOf(testVenue)).toEqual(before);
  });
});
