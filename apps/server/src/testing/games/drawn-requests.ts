import type { ProviderVerb } from '@perya/contract/provider-api/wire';
import fc from 'fast-check';

/** One request of a provider, by numbers that stand for its names, or a decision of a person about what is held. */
export interface Drawn {
  verb: Exclude<ProviderVerb, 'balance'> | 'decision';
  id: number;
  betId: number;
  round: number;
  amount: number;
  isFinished: boolean;
  /** What a win that ends the round gives back, and a correction that changes no payout. */
  returned: number;
  /** What a correction pays or takes back. */
  change: number;
  /** It is sent a second time beside the first. */
  isTwice: boolean;
  /** What the person says of what is held. */
  decision: 'released' | 'refused';
}

const rarely = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: rare });

const rounds = 3;
const betIds = fc.integer({ min: 0, max: 5 });
const otherIds = fc.integer({ min: 6, max: 200 });

const choices = fc.record({
  verb: fc.oneof(
    { weight: 8, arbitrary: fc.constant('bet' as const) },
    { weight: 5, arbitrary: fc.constant('win' as const) },
    { weight: 8, arbitrary: fc.constant('correction' as const) },
    { weight: 1, arbitrary: fc.constantFrom('rollback', 'promo') },
    { weight: 3, arbitrary: fc.constant('decision' as const) },
  ),
  betId: betIds,
  /** Few distinct ids, so that they collide: with the same and with other inputs, and across verbs. */
  ids: fc.record({ ofBet: rarely(betIds, otherIds), ofOther: rarely(otherIds, betIds) }),
  /** Another round than the bet's own. */
  otherRound: rarely(fc.constant(null), fc.integer({ min: 0, max: rounds - 1 })),
  amount: fc.integer({ min: 1, max: 4 }).map((tens) => tens * 1000),
  /** Every fourth win is none: a round that was lost. */
  isLost: fc.constantFrom(true, false, false, false),
  isFinished: fc.constantFrom(true, true, true, false),
  returned: fc.constantFrom(0, 0, 0, 500, 1000, 2000),
  change: fc.constantFrom(-6000, -3000, -2000, -1000, 1000, 2000),
  isTwice: rarely(fc.constant(false), fc.constant(true)),
  decision: fc.constantFrom('released' as const, 'released' as const, 'refused' as const),
});

/** A request that often meets what was there before: its bet in its round, or something else under its id. */
export const drawn: fc.Arbitrary<Drawn> = choices
  .map(({ ids, otherRound, isLost, ...request }) => {
    const isBet = request.verb === 'bet';
    const id = isBet ? ids.ofBet : ids.ofOther;
    const amount = request.verb === 'win' && isLost ? 0 : request.amount;
    return { ...request, amount, id, round: otherRound ?? (isBet ? id : request.betId) % rounds };
  })
  .filter(({ id, betId }) => id !== betId);

/** What a win gives back: only one that ends its round does. */
export const returnedBy = ({ isFinished, returned }: Drawn) => (isFinished ? returned : 0);

/** A correction changes one thing: it gives something back, or pays or takes back. */
export const correctionOf = ({ returned, change }: Drawn) =>
  returned > 0 ? { amount: 0, stake_returned: returned } : { amount: change };

/** By what a request is known again under its id. */
export function inputOf(request: Drawn): string {
  const { verb, round, amount, betId, isFinished } = request;
  if (verb === 'promo') return `promo ${amount}`;
  if (verb === 'correction') {
    return `correction ${round} ${betId} ${JSON.stringify(correctionOf(request))}`;
  }
  if (verb === 'bet') return `bet ${round} ${amount}`;
  return verb === 'win'
    ? `win ${round} ${amount} ${betId} ${isFinished} ${returnedBy(request)}`
    : `rollback ${round} ${betId}`;
}
