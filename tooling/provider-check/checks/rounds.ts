import type { Check } from '../provider.ts';

/** The normal course of a round, its retries, and conflicting repetitions. */
export const roundChecks: Check[] = [
  {
    name: 'the balance is told, and telling it changes nothing',
    run: (provider) => provider.mustChange(0, () => provider.balance()),
  },
  {
    name: 'a bet takes its stake and a win pays: the answer tells the balance',
    async run({ client, requests, newRound, mustAnswer, must, target, balance }) {
      const before = await balance();
      const round = newRound();
      const bet = mustAnswer(await client.call('bet', requests.bet(round)), 'OK');
      must(bet.balance === before - target.stake, `told ${bet.balance} after the bet`);
      must((bet.reference ?? '') !== '', 'gave no reference');
      const win = requests.win(round, { amount: 3 * target.stake });
      const won = mustAnswer(await client.call('win', win), 'OK');
      must(won.balance === before + 2 * target.stake, `told ${won.balance} after the win`);
      must((await balance()) === won.balance, 'told another balance afterwards');
    },
  },
  {
    name: 'a round is lost by a win of nothing',
    run: (provider) =>
      provider.mustChange(-provider.target.stake, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        mustAnswer(await client.call('bet', requests.bet(round)), 'OK');
        mustAnswer(await client.call('win', requests.win(round, { amount: 0 })), 'OK');
      }),
  },
  {
    name: 'the same bet again gets the same answer and takes nothing more',
    run: (provider) =>
      provider.mustChange(-provider.target.stake, async () => {
        const { client, requests, newRound, mustRepeat } = provider;
        const round = newRound();
        const first = await client.call('bet', requests.bet(round));
        mustRepeat(first, await client.call('bet', requests.bet(round)));
        await client.call('win', requests.win(round, { amount: 0 }));
        mustRepeat(first, await client.call('bet', requests.bet(round)));
      }),
  },
  {
    name: 'the same win again gets the same answer and pays nothing more',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustRepeat } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const win = requests.win(round);
        mustRepeat(await client.call('win', win), await client.call('win', win));
      }),
  },
  {
    name: 'a known bet with another amount, round or player is a duplicate',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, newId, mustAnswer, target } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const others = [
          { amount: target.stake + 1 },
          { round_id: newId('round') },
          { player: '999999999999999' },
        ];
        for (const other of others) {
          const answer = await client.call('bet', requests.bet(round, other));
          mustAnswer(answer, 'DUPLICATE_TRANSACTION');
        }
        await client.call('win', requests.win(round));
      }),
  },
  {
    name: 'a known win with another amount is a duplicate, and so is a bet with its id',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer, target } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const win = requests.win(round);
        await client.call('win', win);
        const other = { ...win, amount: target.stake + 1 };
        mustAnswer(await client.call('win', other), 'DUPLICATE_TRANSACTION');
        const bet = requests.bet(newRound(), { transaction_id: win.transaction_id });
        mustAnswer(await client.call('bet', bet), 'DUPLICATE_TRANSACTION');
      }),
  },
  {
    name: 'several rounds are open together, and each ends by itself',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, newId, mustAnswer } = provider;
        const first = newRound();
        const second = newRound();
        mustAnswer(await client.call('bet', requests.bet(first)), 'OK');
        mustAnswer(await client.call('bet', requests.bet(second)), 'OK');
        const more = requests.bet(first, { transaction_id: newId('bet') });
        mustAnswer(await client.call('bet', more), 'OK');
        mustAnswer(await client.call('win', requests.win(second)), 'OK');
        mustAnswer(await client.call('win', requests.win(first, { is_finished: false })), 'OK');
        mustAnswer(await client.call('win', requests.win(first)), 'OK');
      }),
  },
  {
    name: 'a win that names no bet finds its round',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const { bet_transaction_id: _, ...win } = requests.win(round);
        mustAnswer(await client.call('win', win), 'OK');
        const { bet_transaction_id: __, ...unknown } = requests.win(newRound());
        mustAnswer(await client.call('win', unknown), 'TRANSACTION_DOES_NOT_EXIST');
      }),
  },
  {
    name: 'an open round takes further stakes and pays in parts, a finished one neither',
    run: (provider) =>
      provider.mustChange(provider.target.stake, async () => {
        const { client, requests, newRound, newId, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const more = requests.bet(round, { transaction_id: newId('bet') });
        mustAnswer(await client.call('bet', more), 'OK');
        const part = { is_finished: false };
        mustAnswer(await client.call('win', requests.win(round, part)), 'OK');
        const ofSecond = { ...part, bet_transaction_id: more.transaction_id };
        mustAnswer(await client.call('win', requests.win(round, ofSecond)), 'OK');
        mustAnswer(await client.call('win', requests.win(round)), 'OK');
        mustAnswer(await client.call('win', requests.win(round)), 'ROUND_CLOSED');
        const late = requests.bet(round, { transaction_id: newId('bet') });
        mustAnswer(await client.call('bet', late), 'ROUND_CLOSED');
      }),
  },
  {
    name: 'a win without its bet, or of another round, does not exist',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, newId, mustAnswer } = provider;
        const unknown = requests.win(newRound());
        mustAnswer(await client.call('win', unknown), 'TRANSACTION_DOES_NOT_EXIST');
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const elsewhere = requests.win(round, { round_id: newId('round') });
        mustAnswer(await client.call('win', elsewhere), 'TRANSACTION_DOES_NOT_EXIST');
        await client.call('win', requests.win(round));
      }),
  },
  {
    name: 'a win needs no session, and may come with the story of the round',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const said = { en: 'Seven', tl: 'Pito' };
        const details = { lines: [{ label: said, value: said }] };
        mustAnswer(await client.call('win', requests.win(round, { details })), 'OK');
      }),
  },
  {
    name: 'a promotion is paid once',
    run: (provider) =>
      provider.mustChange(provider.target.stake, async () => {
        const { client, requests, mustAnswer, mustRepeat, target } = provider;
        const promo = requests.promo();
        const first = mustAnswer(await client.call('promo', promo), 'OK');
        mustRepeat(first, await client.call('promo', promo));
        const other = { ...promo, amount: target.stake + 1 };
        mustAnswer(await client.call('promo', other), 'DUPLICATE_TRANSACTION');
      }),
  },
];
