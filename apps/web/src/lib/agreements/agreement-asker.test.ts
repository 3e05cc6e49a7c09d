import { ClientError } from '@perya/contract/client-errors';
import { expect, it } from 'vitest';
import { onceAgreed, useAskedAgreement } from './agreement-asker.ts';

function refusal(code = 'AGREEMENT_REQUIRED'): ClientError {
  const error = new ClientError('server', 'Please agree first', code);
  error.details = { brand: ['tala'] };
  return error;
}

/** Refuses the first so many times. */
function sendRefusing(times: number, code?: string) {
  let sent = 0;
  const send = async () => {
    sent += 1;
    if (sent <= times) throw refusal(code);
    return sent;
  };
  return { send, sent: () => sent };
}

const asking = () => useAskedAgreement.getState().asking;

it('repeats a refused call once the player has agreed to the documents that the server named', async () => {
  const answer = onceAgreed(sendRefusing(1).send);
  await expect.poll(asking).toMatchObject({ brand: 'tala' });
  asking()?.settle(true);
  expect(await answer).toBe(2);
  expect(asking()).toBeNull();
});

it('asks once for calls that are refused together', async () => {
  const answers = Promise.all([1, 2].map(() => onceAgreed(sendRefusing(1).send)));
  await expect.poll(asking).not.toBeNull();
  asking()?.settle(true);
  expect(await answers).toEqual([2, 2]);
});

it('gives the refusal on where the player does not agree, and does not ask twice for one call', async () => {
  const put = sendRefusing(1);
  const aside = onceAgreed(put.send);
  await expect.poll(asking).not.toBeNull();
  asking()?.settle(false);
  await expect(aside).rejects.toThrow('Please agree first');
  expect(put.sent()).toBe(1);
  const twice = sendRefusing(2);
  const again = onceAgreed(twice.send);
  await expect.poll(asking).not.toBeNull();
  asking()?.settle(true);
  await expect(again).rejects.toThrow('Please agree first');
  expect(twice.sent()).toBe(2);
});

it('has no part in any other refusal', async () => {
  await expect(onceAgreed(sendRefusing(1, 'EXCLUDED').send)).rejects.toThrow();
  expect(asking()).toBeNull();
});
