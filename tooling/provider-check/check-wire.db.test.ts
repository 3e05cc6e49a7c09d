import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWireServer, wires } from '../../apps/server/src/testing/wires.ts';
import { checkWire } from './check-wire.ts';
import { openWire } from './open-wire.ts';

let house: Awaited<ReturnType<typeof startWireServer>>;

beforeAll(async () => {
  house = await startWireServer();
});
afterAll(async () => {
  expect(await house.server.games.checkBooks()).toEqual([]);
  expect(await house.server.ledger.check()).toEqual([]);
  await house.stop();
});

describe('the checks of a provider’s own wire', () => {
  test.each(wires)(
    'find no deviation in the adapter for %s, with two hundred at once',
    async (name) => {
      const { access } = await house.open(name);
      const url = `${house.server.url}/wallet/adapters/${name}`;
      const results = await checkWire({ ...openWire(name, { ...access, url }), pesos: 1 });
      expect(results.filter(({ deviation }) => deviation !== null)).toEqual([]);
      expect(results.length).toBeGreaterThan(9);
    },
    240_000,
  );

  test('find every deviation where nobody answers', async () => {
    const { access } = await house.open('softswiss');
    const nowhere = openWire('softswiss', { ...access, url: 'http://127.0.0.1:9' });
    const results = await checkWire({ ...nowhere, pesos: 1 });
    expect(results.every(({ deviation }) => deviation !== null)).toBe(true);
  });
});
