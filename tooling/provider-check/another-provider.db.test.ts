import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWireServer, type Wire, wires } from '../../apps/server/src/testing/wires.ts';
import { openWire } from './open-wire.ts';

let house: Awaited<ReturnType<typeof startWireServer>>;
beforeAll(async () => {
  house = await startWireServer();
});
afterAll(() => house.stop());

const pairs = wires.flatMap((wire) =>
  wires.filter((other) => other !== wire).map((other): [Wire, Wire] => [wire, other]),
);
const urlOf = (wire: Wire) => `${house.server.url}/wallet/adapters/${wire}`;
const move = (round = randomUUID()) => ({ round, id: randomUUID(), pesos: 10 });

describe('a provider', () => {
  test.each(pairs.filter(([wire]) => wire !== 'hub88'))(
    'is not believed as %s when it signs with the secret of %s',
    async (wire, other) => {
      const own = await house.open(wire);
      const { access } = await house.open(other);
      const forged = openWire(wire, {
        ...own.access,
        secret: access.secret,
        url: urlOf(wire),
      }).wire;
      expect(await forged.bet(move())).toEqual({ isDone: false, balance: null });
      expect((await house.server.ledger.wallet(own.uid)).balance).toBe(100_000n);
    },
  );

  test.each(pairs)(
    'plays and pays nothing of %s when it is %s, whatever it names',
    async (wire, other) => {
      const victim = await house.open(wire);
      const round = move();
      expect((await victim.wire.bet(round)).isDone).toBe(true);
      const { access } = await house.open(other);
      const { player, token, game } = victim.access;
      // Its own signature at its own address, with the player, the session and the game of the other.
      const stranger = openWire(other, { ...access, url: urlOf(other), player, token, game }).wire;
      const own = openWire(other, { ...access, url: urlOf(other), player, token }).wire;
      for (const wallet of [stranger, own]) {
        expect((await wallet.bet(move())).isDone).toBe(false);
        const win = { ...move(round.round), bet: round.id, pesos: 500 };
        expect((await wallet.win(win)).isDone).toBe(false);
        // It may believe that it has taken back what it never had; nothing moves by it.
        await wallet.takeBack({ ...move(round.round), bet: round.id });
      }
      expect((await house.server.ledger.wallet(victim.uid)).balance).toBe(99_000n);
    },
  );
});
