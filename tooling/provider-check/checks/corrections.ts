import type { Check, Provider, Round } from '../provider.ts';

/** A round that has paid its stake back and is over. */
async function settledRound({ client, requests, newRound, mustAnswer }: Provider): Promise<Round> {
  const round = newRound();
  mustAnswer(await client.call('bet', requests.bet(round)), 'OK');
  mustAnswer(await client.call('win', requests.win(round)), 'OK');
  return round;
}

/** What is changed in a round after it was closed. */
export const correctionChecks: Check[] = [
  {
    name: 'a closed round pays a late win, once',
    run: (provider) =>
      provider.mustChange(provider.target.stake, async () => {
        const { client, requests, mustAnswer, mustRepeat, target } = provider;
        const late = requests.correction(await settledRound(provider));
        const first = mustAnswer(await client.call('correction', late), 'OK');
        mustRepeat(first, await client.call('correction', late));
        const other = { ...late, amount: target.stake + 1 };
        mustAnswer(await client.call('correction', other), 'DUPLICATE_TRANSACTION');
      }),
  },
  {
    name: 'what a round paid is taken back, and never more than that',
    run: (provider) =>
      provider.mustChange(-provider.target.stake, async () => {
        const { client, requests, mustAnswer, target } = provider;
        const round = await settledRound(provider);
        const above = requests.correction(round, { amount: -target.stake - 1 });
        mustAnswer(await client.call('correction', above), 'CORRECTION_ABOVE_PAYOUT');
        const all = requests.correction(round, { amount: -target.stake });
        mustAnswer(await client.call('correction', all), 'OK');
        const more = requests.correction(round, { amount: -1 });
        mustAnswer(await client.call('correction', more), 'CORRECTION_ABOVE_PAYOUT');
      }),
  },
  {
    name: 'a stake is given back after the end, and never more than was staked',
    run: (provider) =>
      provider.mustChange(provider.target.stake, async () => {
        const { client, requests, mustAnswer, target } = provider;
        const round = await settledRound(provider);
        const back = { amount: 0, stake_returned: target.stake };
        mustAnswer(await client.call('correction', requests.correction(round, back)), 'OK');
        const again = requests.correction(round, { amount: 0, stake_returned: 1 });
        mustAnswer(await client.call('correction', again), 'RETURN_ABOVE_STAKE');
      }),
  },
  {
    name: 'an open round is not corrected, nor is one of which everything was taken back',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        mustAnswer(await client.call('correction', requests.correction(round)), 'ROUND_OPEN');
        await client.call('rollback', requests.rollback(round));
        const gone = requests.correction(round);
        mustAnswer(await client.call('correction', gone), 'TRANSACTION_ROLLED_BACK');
      }),
  },
  {
    name: 'a correction changes one thing',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, mustAnswer } = provider;
        const round = await settledRound(provider);
        for (const fields of [{ amount: 0 }, { amount: 1, stake_returned: 1 }]) {
          const request = requests.correction(round, fields);
          mustAnswer(await client.call('correction', request), 'INVALID_REQUEST');
        }
      }),
  },
];
