import type { Check } from '../provider.ts';

const copies = 20;

const times = <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, act));

/** Concurrent duplicates. */
export const concurrencyChecks: Check[] = [
  {
    name: `${copies} identical bets at once take one stake and get one answer`,
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer, mustRepeat } = provider;
        const round = newRound();
        const answers = await times(copies, () => client.call('bet', requests.bet(round)));
        for (const answer of answers) {
          mustAnswer(answer, 'OK');
          mustRepeat(answers[0] ?? answer, answer);
        }
        mustAnswer(await client.call('win', requests.win(round)), 'OK');
      }),
  },
  {
    name: `${copies} identical wins at once pay once`,
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer, mustRepeat } = provider;
        const round = newRound();
        await client.call('bet', requests.bet(round));
        const win = requests.win(round);
        const answers = await times(copies, () => client.call('win', win));
        for (const answer of answers) mustRepeat(mustAnswer(answers[0] ?? answer, 'OK'), answer);
      }),
  },
  {
    name: `${copies} rounds at once open all that the balance allows, and all can be taken back`,
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        const rounds = Array.from({ length: copies }, newRound);
        const answers = await Promise.all(
          rounds.map((round) => client.call('bet', requests.bet(round))),
        );
        for (const answer of answers) mustAnswer(answer, 'OK', 'INSUFFICIENT_FUNDS');
        const opened = rounds.filter((_, place) => answers[place]?.code === 'OK');
        const backs = await Promise.all(
          opened.map((round) => client.call('rollback', requests.rollback(round))),
        );
        for (const answer of backs) mustAnswer(answer, 'OK');
      }),
  },
  {
    name: 'a bet and its rollback at once, in whatever order they arrive, leave nothing taken',
    run: (provider) =>
      provider.mustChange(0, async () => {
        const { client, requests, newRound, mustAnswer } = provider;
        for (let number = 0; number < copies; number++) {
          const round = newRound();
          const [bet, rollback] = await Promise.all([
            client.call('bet', requests.bet(round)),
            client.call('rollback', requests.rollback(round)),
          ]);
          mustAnswer(bet, 'OK', 'TRANSACTION_ROLLED_BACK');
          mustAnswer(rollback, 'OK');
        }
      }),
  },
  {
    name: `a request replayed ${copies} times at once is believed once`,
    run: (provider) =>
      provider.mustChange(provider.target.stake, async () => {
        const { client, requests, newId, must, target } = provider;
        const body = JSON.stringify(requests.promo());
        const nonce = newId('nonce');
        const timestamp = String(Math.floor(Date.now() / 1000));
        const replies = await times(copies, () =>
          client.send(`${target.venue}/promo`, body, { nonce, timestamp }),
        );
        const believed = replies.filter(({ answer }) => answer.code === 'OK');
        must(believed.length === 1, `believed it ${believed.length} times`);
      }),
  },
];
