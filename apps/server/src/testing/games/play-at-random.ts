import { randomUUID } from 'node:crypto';
import { addPlayer, clientOf, takeSeat } from '../provider.ts';
import type { TestServer } from '../test-server.ts';

/** The same numbers every time, from 0 up to a bound: what fails once fails again. */
export function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A player who plays rounds of a game as its provider settles them: won, lost, taken back, given back in part. */
export async function createRandomPlayer(
  server: TestServer,
  draw: (below: number) => number,
  {
    game,
    brand,
    partner,
    hasTestMoney = false,
  }: { game: string; brand: string; partner: string | null; hasTestMoney?: boolean },
) {
  const uid = await addPlayer(server, 100_000, { tester: hasTestMoney, isKnown: true });
  const { owner } = server.database;
  // Who was a test account keeps that money.
  await owner.query('update identity.player set brand = $2, tester = false where uid = $1', [
    uid,
    brand,
  ]);
  if (partner) await owner.query('select identity.note_sent_by($1, $2)', [uid, partner]);
  const { player, token, venue } = await takeSeat(server, uid, game);
  const client = await clientOf(server, venue);
  const common = { player, game, currency: 'PHP' };

  async function play(): Promise<void> {
    const round = { ...common, round_id: randomUUID() };
    const bet = randomUUID();
    const stake = 100 + draw(90_000);
    await client.call('bet', { ...round, transaction_id: bet, amount: stake, token });
    const settled = { ...round, transaction_id: randomUUID(), bet_transaction_id: bet };
    const end = draw(10);
    if (end === 0) {
      await client.call('rollback', settled);
      return;
    }
    const won = end < 4 ? draw(stake * 2) : 0;
    const returned = end === 9 ? draw(stake) : 0;
    await client.call('win', {
      ...settled,
      amount: won,
      is_finished: true,
      ...(returned > 0 && { stake_returned: returned }),
    });
  }

  /** A round that is over, of 10 pesos, which has paid 5. */
  async function playSettled() {
    const round = { ...common, round_id: randomUUID() };
    const bet = randomUUID();
    await client.call('bet', { ...round, transaction_id: bet, amount: 1000, token });
    const named = { ...round, bet_transaction_id: bet };
    const win = { ...named, transaction_id: randomUUID(), amount: 500, is_finished: true };
    await client.call('win', win);
    /** Corrects it in every way: a stake of 6 and a payout of 10 pesos are left. */
    return async (): Promise<void> => {
      const ways = [{ amount: 700 }, { amount: -200 }, { amount: 0, stake_returned: 400 }];
      for (const way of ways) {
        await client.call('correction', { ...named, transaction_id: randomUUID(), ...way });
      }
    };
  }

  return {
    uid,
    play,
    playSettled,
    /** A prize of a campaign of the venue. */
    prize: (amount: number) =>
      client.call('promo', {
        transaction_id: randomUUID(),
        campaign: 'fair',
        player,
        currency: 'PHP',
        amount,
      }),
    /** A round whose win is beyond what the game can pay: it is closed, and the win is held back. */
    async winTooMuch(stake: number, amount: number): Promise<void> {
      const round = { ...common, round_id: randomUUID() };
      const bet = randomUUID();
      await client.call('bet', { ...round, transaction_id: bet, amount: stake, token });
      await client.call('win', {
        ...round,
        transaction_id: randomUUID(),
        bet_transaction_id: bet,
        amount,
        is_finished: true,
      });
    },
  };
}
