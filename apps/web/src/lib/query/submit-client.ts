import {
  createSubmitClient as createKeyed,
  type SubmitClient,
} from '@perya/app-kit/query/submit-client';
import type { SubmitKeys } from '@perya/app-kit/query/submit-keys';
import { onceAgreed } from '../agreements/agreement-asker.ts';
import { type AskForProof, isProofRequired } from './proof-asker.ts';

export type { SubmitClient };

/** Repeats what asked for a proof or an agreement once it is given. */
export function createSubmitClient(
  client: SubmitClient,
  keys: SubmitKeys,
  askForProof: AskForProof,
): SubmitClient {
  const keyed = createKeyed(client, keys);
  async function withProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send();
    } catch (error) {
      if (!isProofRequired(error) || !(await askForProof(error.details['kinds'] ?? [])))
        throw error;
      return withProof(send);
    }
  }
  return {
    upload: keyed.upload,
    call: (call, input) => {
      // The refusal has answered the key: what is sent again is another intent.
      const send = () => keyed.call(call, input);
      return withProof(call.movesMoney ? () => onceAgreed(send) : send);
    },
  };
}
