import type { Check } from '../provider.ts';

/** Rollbacks. */
export const rollbackChecks: Check[] = [
  {
    name: 'a rollback returns the stake, once, however often it comes',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer, mustRepeat } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const rollback = requests.rollback(round);
        const first = mustAnswer(await client.call('rollback', rollback), 'OK');
        mustRepeat(first, await client.call('rollback', rollback));
        mustAnswer(await client.call('rollback', requests.rollback(round)), 'OK');
      }),
  },
  {
    name: 'a bet that was rolled back can be neither won nor made again',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        await client.call('rollback', requests.rollback(round));
        mustAnswer(await client.call('win', requests.win(round)), 'TRANSACTION_ROLLED_BACK');
        mustAnswer(await client.call('bet', requests.bet(round)), 'TRANSACTION_ROLLED_BACK');
      }),
  },
  {
    name: 'a bet that comes after its rollback is refused',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        mustAnswer(await client.call('rollback', requests.rollback(round)), 'OK');
        mustAnswer(await client.call('bet', requests.bet(round)), 'TRANSACTION_ROLLED_BACK');
        mustAnswer(await client.call('win', requests.win(round)), 'TRANSACTION_ROLLED_BACK');
        mustAnswer(await client.call('rollback', requests.rollback(round)), 'OK');
      }),
  },
  {
    name: 'a settled round is not rolled back',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        await client.call('win', requests.win(round));
        const rollback = requests.rollback(round);
        mustAnswer(await client.call('rollback', rollback), 'TRANSACTION_SETTLED');
      }),
  },
  {
    name: 'one of several stakes is rolled back and the round goes on',
    run: (provider) =>
      provider.mustChange(-provider.target.stake, async () => {
        const { client, requests, newRound, newId, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const second = newId('bet');
        await client.call('bet', requests.bet(round, { transaction_id: second }));
        const rollback = requests.rollback(round, { bet_transaction_id: second });
        mustAnswer(await client.call('rollback', rollback), 'OK');
        const ofSecond = requests.win(round, { bet_transaction_id: second });
        mustAnswer(await client.call('win', ofSecond), 'TRANSACTION_ROLLED_BACK');
        mustAnswer(await client.call('win', requests.win(round, { amount: 0 })), 'OK');
      }),
  },
  {
    name: 'a rollback under the id of its bet is refused',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        const rollback = requests.rollback(round, { transaction_id: round.bet });
        mustAnswer(await client.call('rollback', rollback), 'INVALID_REQUEST');
      }),
  },
];
