import type { Call } from '@perya/contract/call';
import type { QueryClient } from '@tanstack/react-query';

/** The query key: screens with the same call and input share the answer. */
export function callKey(call: Call, ...rest: readonly unknown[]): readonly unknown[] {
  return [call.method, call.path, ...rest];
}

/** Whatever shows an answer of these calls asks anew; it is over when the new answers are there. */
export async function refreshCalls(cache: QueryClient, calls: Iterable<Call>): Promise<void> {
  const keys = [...new Set(calls)].map((call) => callKey(call));
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
