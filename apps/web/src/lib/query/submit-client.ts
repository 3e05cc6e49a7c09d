import type { Client } from '@perya/contract/client';
import { onceAgreed } from '../agreements/agreement-asker.ts';
import { type AskForProof, isProofRequired } from './proof-asker.ts';
import { isAnswered, type SubmitKeys } from './submit-keys.ts';

export type SubmitClient = Pick<Client, 'call' | 'upload'>;

/** Gives every call that moves money the key of its intent, and repeats what asked for a proof or an agreement once it is given. */
export function createSubmitClient(
  client: SubmitClient,
  keys: SubmitKeys,
  askForProof: AskForProof,
): SubmitClient {
  async function withProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send();
    } catch (error) {
      if (!isProofRequired(error) || !(await askForProof(error.details['kinds'] ?? [])))
        throw error;
      return withProof(send);
    }
  }
  const sendKeyed: SubmitClient['call'] = async (call, input) => {
    const idempotencyKey = keys.keyFor(call.path, input);
    try {
      const answer = await client.call(call, input, { idempotencyKey });
      keys.answered(call.path);
      return answer;
    } catch (error) {
      if (isAnswered(error)) keys.answered(call.path);
      throw error;
    }
  };
  return {
    upload: client.upload,
    call: (call, input) =>
      call.movesMoney
        ? // The refusal has answered the key: what is sent again is another intent.
          onceAgreed(() => sendKeyed(call, input))
        : withProof(() => client.call(call, input)),
  };
}
