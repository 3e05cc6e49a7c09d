import type { Check } from '../provider.ts';

/** What of a bet was never played. */
export const returnedStakeChecks: Check[] = [
  {
    name: 'a win returns a part of the stake beside what it pays, once',
    run: (provider) =>
      provider.mustChange(-1, async () => {
        const { client, requests, newRound, mustAnswer, mustRepeat, target } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const win = requests.win(round, { amount: 1, stake_returned: target.stake - 2 });
        const first = mustAnswer(await client.call('win', win), 'OK');
        mustRepeat(first, await client.call('win', win));
        const other = { ...win, stake_returned: target.stake - 1 };
        mustAnswer(await client.call('win', other), 'DUPLICATE_TRANSACTION');
      }),
  },
  {
    name: 'all of the stake may come back, and the round is over',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, newId, mustAnswer, target } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const win = requests.win(round, { amount: 0, stake_returned: target.stake });
        mustAnswer(await client.call('win', win), 'OK');
        const late = requests.bet(round, { transaction_id: newId('bet') });
        mustAnswer(await client.call('bet', late), 'ROUND_CLOSED');
      }),
  },
  {
    name: 'more than the bet is not returned, and nothing while the round goes on',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer, target } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const above = requests.win(round, { amount: 0, stake_returned: target.stake + 1 });
        mustAnswer(await client.call('win', above), 'RETURN_ABOVE_STAKE');
        const open = requests.win(round, { is_finished: false, stake_returned: 1 });
        mustAnswer(await client.call('win', open), 'INVALID_REQUEST');
        mustAnswer(await client.call('win', requests.win(round)), 'OK');
      }),
  },
];
