import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProviderHouse, startProviderHouse } from '../../../testing/games/provider-house.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';

let house: ProviderHouse;
let player: Awaited<ReturnType<typeof createPayingPlayer>>;
beforeAll(async () => {
  house = await startProviderHouse();
  player = await createPayingPlayer(house.server);
  const { id } = await player.start({ amount: '500' });
  house.server.gateway.pay(`D${id}`);
  await house.server.gateway.tell(house.server.url, { kind: 'payment', reference: `D${id}` });
  await house.server.settle();
});
afterAll(() => house.stop());

const launch = (code: string) => player.client.call(calls.launchGame, { code });

/** Each signs with what another one signs with; its own answer says why it is refused. */
const attempts: [string, () => Promise<unknown>, object][] = [
  [
    'Hub88',
    async () => {
      const session = house.hub88.sessionOf(await launch('dragon-rising'));
      house.hub88.switches.forges = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
      return (await house.hub88.bet(session, 'r1', 10)).answer;
    },
    { status: 'RS_ERROR_INVALID_SIGNATURE' },
  ],
  [
    'Slotegrator',
    async () => {
      const session = house.slotegrator.sessionOf(await launch('book-of-islands'));
      house.slotegrator.switches.forges = house.secrets.softswiss;
      return (await house.slotegrator.bet(session, 'r1', 10)).answer;
    },
    { error_description: 'Invalid sign' },
  ],
  [
    'SOFTSWISS',
    async () => {
      const session = house.softswiss.sessionOf(await launch('reef-gold'));
      house.softswiss.switches.forges = house.secrets.slotegrator;
      const moves = [{ type: 'bet' as const, pesos: 10 }];
      return (await house.softswiss.betWin(session, 'r1', moves)).answer;
    },
    { code: 'permission_denied' },
  ],
];

test.each(attempts)(
  'what another provider has signed is refused as a call of %s, and moves nothing',
  async (_whose, send, refusal) => {
    const before = await player.balance();
    expect(await send()).toMatchObject(refusal);
    expect(await player.balance()).toBe(before);
    const { rows } = await house.server.database.owner.query(
      'select count(*)::int as count from games.bet where uid = $1',
      [player.uid],
    );
    expect(rows).toEqual([{ count: 0 }]);
  },
);
