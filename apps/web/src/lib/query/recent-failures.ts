import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface Failure {
  readonly error: unknown;
  readonly untilMs: number;
}

const failures = new WeakMap<QueryClient, Map<string, Failure>>();

function failuresOf(client: QueryClient): Map<string, Failure> {
  const known = failures.get(client) ?? new Map<string, Failure>();
  failures.set(client, known);
  return known;
}

interface Asking {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
}

/** The throttle holds for failures too: within the window they are shared as answers are. */
export async function shareFailure<Answer>(
  { client, queryKey, signal }: Asking,
  windowMs: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const known = failuresOf(client);
  const name = hashKey(queryKey);
  const recent = known.get(name);
  if (recent !== undefined && Date.now() < recent.untilMs) throw recent.error;
  try {
    const answer = await ask();
    known.delete(name);
    return answer;
  } catch (error) {
    // A request that the app aborted is no failure.
    if (!signal.aborted) known.set(name, { error, untilMs: Date.now() + windowMs });
    throw error;
  }
}

/** For a login or logout: failures of the player before do not count. */
export function forgetFailures(client: QueryClient): void {
  failures.delete(client);
}

/** A manual retry ignores the throttle. */
export function forgetFailure(client: QueryClient, key: QueryKey): void {
  failuresOf(client).delete(hashKey(key));
}
