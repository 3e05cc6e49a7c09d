import type { ProviderCode } from '@perya/contract/provider-api/wire';
import type { Check, Provider } from '../provider.ts';

/** Sends a bet of a new round with some of it changed, and expects the balance untouched. */
function refusedBet(
  name: string,
  change: (provider: Provider) => Record<string, unknown>,
  ...codes: ProviderCode[]
): Check {
  return {
    name,
    run: (provider) =>
      provider.mustChange(0, async () => {
        const bet = { ...provider.requests.bet(provider.newRound()), ...change(provider) };
        const path = `${provider.target.venue}/bet`;
        const { answer } = await provider.client.send(path, JSON.stringify(bet));
        provider.mustAnswer(answer, ...codes);
      }),
  };
}

function refusedBody(name: string, httpStatus: number, makeBody: (bet: object) => string): Check {
  return {
    name,
    run: (provider) =>
      provider.mustChange(0, async () => {
        const body = makeBody(provider.requests.bet(provider.newRound()));
        const reply = await provider.client.send(`${provider.target.venue}/bet`, body);
        provider.mustRefuse(reply, httpStatus, 'INVALID_REQUEST');
      }),
  };
}

const invalid = (name: string, change: Record<string, unknown>) =>
  refusedBet(name, () => change, 'INVALID_REQUEST');

/** Validation. */
export const requestChecks: Check[] = [
  refusedBody('a body that is not JSON is refused', 400, () => '{"amount":'),
  refusedBody('an empty body is refused', 400, () => ''),
  refusedBody('several requests in one body are refused', 400, (bet) => JSON.stringify([bet, bet])),
  refusedBody('a body of more than 64 KB is refused', 413, (bet) =>
    JSON.stringify({ ...bet, more: 'x'.repeat(70_000) }),
  ),
  invalid('a negative amount is refused', { amount: -100 }),
  invalid('a fraction of a centavo is refused', { amount: 100.5 }),
  ...['1000.0', '1e3', '999.99999999999999999'].map((written) =>
    refusedBody(`an amount written as ${written} is refused`, 400, (bet) =>
      JSON.stringify({ ...bet, amount: 7 }).replace('"amount":7', `"amount":${written}`),
    ),
  ),
  refusedBody('an amount that stands twice is refused', 400, (bet) =>
    JSON.stringify(bet).replace('{', '{"amount":1,'),
  ),
  invalid('an amount as text is refused', { amount: '100' }),
  invalid('an amount of nothing is refused as a stake', { amount: 0 }),
  invalid('an amount beyond all bounds is refused', { amount: 1e15 }),
  invalid('a missing amount is refused', { amount: undefined }),
  invalid('an empty transaction id is refused', { transaction_id: '' }),
  invalid('a transaction id of 65 characters is refused', { transaction_id: 'x'.repeat(65) }),
  invalid('a transaction id with a space is refused', { transaction_id: 'a b' }),
  invalid('a missing round is refused', { round_id: undefined }),
  refusedBet('another currency is refused', () => ({ currency: 'USD' }), 'WRONG_CURRENCY'),
  refusedBet(
    'an unknown player is refused',
    () => ({ player: '999999999999999' }),
    'UNKNOWN_PLAYER',
  ),
  refusedBet(
    'a player who is no number is refused',
    () => ({ player: "1' or 1=1--" }),
    'INVALID_REQUEST',
    'UNKNOWN_PLAYER',
  ),
  refusedBet('an unknown game is refused', () => ({ game: 'no-such-game' }), 'UNKNOWN_GAME'),
  refusedBet(
    'a session that is not the player’s is refused',
    () => ({ token: 'x'.repeat(43) }),
    'SESSION_EXPIRED',
  ),
  refusedBet(
    'a stake below the game’s least is refused',
    () => ({ amount: 1 }),
    'STAKE_OUT_OF_RANGE',
  ),
  refusedBet(
    'a stake above the game’s most is refused',
    () => ({ amount: 1_000_000_000 }),
    'STAKE_OUT_OF_RANGE',
  ),
];
