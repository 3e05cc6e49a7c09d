import type { Call } from '@perya/contract/call';
import type { SubmitClient } from './submit-client.ts';

/**
 * Sends one call or several in a row, then has asked anew what they say that they refresh. Where a later one fails,
 * what the earlier ones have changed is shown all the same.
 */
export async function sendAndRefresh<Answer>(
  refresh: (calls: ReadonlySet<Call>) => Promise<void>,
  client: SubmitClient,
  send: (client: SubmitClient) => Promise<Answer>,
  onDone?: (answer: Answer) => unknown,
): Promise<void> {
  const stale = new Set<Call>();
  const noting = async <Sent>(call: Call, sent: Promise<Sent>): Promise<Sent> => {
    const answer = await sent;
    for (const each of call.refreshes) stale.add(each);
    return answer;
  };
  const noted: SubmitClient = {
    call: (call, ...rest) => noting(call, client.call(call, ...rest)),
    upload: (call, ...rest) => noting(call, client.upload(call, ...rest)),
  };
  try {
    const answer = await send(noted);
    // First: what says that it is done may stand where what is refreshed takes the ground away.
    await Promise.all([onDone?.(answer), refresh(stale)]);
  } catch (error) {
    await refresh(stale);
    throw error;
  }
}
