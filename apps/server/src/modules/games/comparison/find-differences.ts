import type { Difference, OurTransaction, TheirTransaction } from './comparison.store.ts';

/** What is wrong about a transaction that the provider tells; null where the two agree. */
function judge(
  theirs: TheirTransaction,
  ours: OurTransaction | undefined,
): Difference['what'] | null {
  if (!theirs.stands) return ours && !ours.isGone && !ours.isHeld ? 'stands-here' : null;
  // A win of nothing moves nothing, whether or not somebody wrote it down.
  if (theirs.amount === 0 && (!ours || Number(ours.amount) === 0)) return null;
  if (!ours) return 'unknown-here';
  if (ours.isHeld) return 'held-here';
  if (ours.isGone) return 'gone-here';
  return Number(ours.amount) === theirs.amount ? null : 'other-amount';
}

/** Looks up what a provider tells of a span among ours: each transaction that the two tell otherwise. */
export function findDifferences(
  theirs: readonly TheirTransaction[],
  ours: readonly OurTransaction[],
): Difference[] {
  const known = new Map(ours.map((each) => [each.transactionId, each]));
  return theirs.flatMap((each): Difference[] => {
    const here = known.get(each.transactionId);
    const what = judge(each, here);
    if (what === null) return [];
    return [
      {
        transactionId: each.transactionId,
        what,
        uid: each.uid,
        betId: here ? here.betId : null,
        theirs: each.stands ? BigInt(each.amount) : null,
        ours: here && !here.isGone ? here.amount : null,
      },
    ];
  });
}

/** What stands here and the provider does not know of at all. */
export function findUnheardOf(
  ours: readonly OurTransaction[],
  heardOf: ReadonlySet<string>,
): Difference[] {
  return ours
    .filter(
      ({ transactionId, isGone, amount }) =>
        !isGone && amount !== 0n && !heardOf.has(transactionId),
    )
    .map(({ transactionId, uid, betId, amount }) => ({
      transactionId,
      what: 'unknown-there' as const,
      uid,
      betId,
      theirs: null,
      ours: amount,
    }));
}
