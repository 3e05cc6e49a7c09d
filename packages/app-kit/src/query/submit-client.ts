import type { Client } from '@perya/contract/client';
import { isAnswered, type SubmitKeys } from './submit-keys.ts';

export type SubmitClient = Pick<Client, 'call' | 'upload'>;

/** Gives every call that moves money the key of its intent. */
export function createSubmitClient(client: SubmitClient, keys: SubmitKeys): SubmitClient {
  return {
    upload: client.upload,
    call: async (call, input) => {
      if (!call.movesMoney) return client.call(call, input);
      const idempotencyKey = keys.keyFor(call.path, input);
      try {
        const answer = await client.call(call, input, { idempotencyKey });
        keys.answered(call.path);
        return answer;
      } catch (error) {
        if (isAnswered(error)) keys.answered(call.path);
        throw error;
      }
    },
  };
}
