import type { SubmitClient } from '@perya/app-kit/query/submit-client';
import type { SubmitKeys } from '@perya/app-kit/query/submit-keys';
import { ClientError } from '@perya/contract/client-errors';
import { giveProof } from '@perya/contract/identity/calls/proof';
import { describe, expect, it } from 'vitest';
import { createSubmitClient } from './submit-client.ts';

function refusal(): ClientError {
  const error = new ClientError('server', 'Please verify first that it is you', 'PROOF_REQUIRED');
  error.details = { kinds: ['code', 'password'] };
  return error;
}

/** A client that refuses so many times before it answers. */
function clientThatAsks(times: number, isGiven: boolean) {
  const asked: (readonly string[])[] = [];
  let sent = 0;
  const call = async () => {
    sent += 1;
    if (sent <= times) throw refusal();
    return 'done';
  };
  const client = createSubmitClient(
    { call, upload: call } as unknown as SubmitClient,
    {} as SubmitKeys,
    async (kinds) => {
      asked.push(kinds);
      return isGiven;
    },
  );
  return { asked, sent: () => sent, submit: () => client.call(giveProof, {} as never) };
}

describe('what asks for a proof', () => {
  it('is repeated once the player has given it', async () => {
    const { submit, asked, sent } = clientThatAsks(1, true);
    expect(await submit()).toBe('done');
    expect(asked).toEqual([['code', 'password']]);
    expect(sent()).toBe(2);
  });

  it('asks again where the proof did not do', async () => {
    const { submit, asked } = clientThatAsks(2, true);
    expect(await submit()).toBe('done');
    expect(asked).toHaveLength(2);
  });

  it('is given up when the player closes the sheet', async () => {
    const { submit, sent } = clientThatAsks(1, false);
    await expect(submit()).rejects.toThrow('Please verify first that it is you');
    expect(sent()).toBe(1);
  });
});
