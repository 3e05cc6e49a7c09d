import type { ProviderAnswer, ProviderCode } from '@perya/contract/provider-api/wire';

/** What another way to say the same may still turn into an answer. */
const triedOtherwise: ReadonlySet<ProviderCode> = new Set([
  'DUPLICATE_TRANSACTION',
  'ROUND_CLOSED',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_SETTLED',
]);

/**
 * One request of a provider, which may be one of several of ours: a win of a closed round is a correction.
 * The ways are tried in the same order each time, and whichever was carried out once knows its
 * transaction again, so a retry comes to the same answer.
 */
export async function firstTaken(
  ways: readonly (() => Promise<ProviderAnswer>)[],
): Promise<ProviderAnswer> {
  const refusals: ProviderAnswer[] = [];
  for (const way of ways) {
    const answer = await way();
    if (!triedOtherwise.has(answer.code)) return answer;
    refusals.push(answer);
  }
  const duplicate = refusals.find(({ code }) => code === 'DUPLICATE_TRANSACTION');
  return duplicate ?? refusals[0] ?? { code: 'INVALID_REQUEST' };
}
