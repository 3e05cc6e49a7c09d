import type { Call } from '@perya/contract/call';
import { ClientError } from '@perya/contract/client-errors';
import { addTestFunds } from '@perya/contract/payments/calls/sandbox-funds';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../browser/memory-storage.ts';
import { createStore } from '../browser/storage.ts';
import { createSubmitClient, type SubmitClient } from './submit-client.ts';
import { createFormKeys, createSubmitKeys, isAnswered } from './submit-keys.ts';

const lost = new ClientError('network', 'Network error', 'NETWORK');
const refused = new ClientError('server', 'Enough for today', 'TEST_FUNDS_SPENT');

/** A server that gives these answers in turn. */
function clientWith(outcomes: readonly (ClientError | 'done')[]) {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  const keys: (string | undefined)[] = [];
  let made = 0;
  const open = () =>
    createSubmitClient(
      {
        call: async (_call: Call, _input: unknown, options?: { idempotencyKey?: string }) => {
          const outcome = outcomes[keys.length] ?? 'done';
          keys.push(options?.idempotencyKey);
          if (outcome !== 'done') throw outcome;
          return {};
        },
      } as unknown as SubmitClient,
      createSubmitKeys(store, () => {
        made += 1;
        return `key-${made}`;
      }),
    );
  const send = (amount: string, client = open()) =>
    client.call(addTestFunds, { amount }).catch(() => null);
  return { keys, send };
}

describe('the key of a call that moves money', () => {
  it('stays the same over a lost answer, also after a reload, until an answer came', async () => {
    const { keys, send } = clientWith([lost, lost, 'done', 'done']);
    // Each send opens a client of its own, as a page that was reloaded does.
    for (let time = 0; time < 4; time += 1) await send('1000.00');
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('is another for another amount', async () => {
    const { keys, send } = clientWith([lost, lost]);
    await send('1000.00');
    await send('500.00');
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('is another after a refusal, which is an answer', async () => {
    const { keys, send } = clientWith([refused, 'done']);
    await send('1000.00');
    await send('1000.00');
    expect(keys).toEqual(['key-1', 'key-2']);
  });
});

it('is one for a form, whatever is typed after a lost answer', () => {
  let made = 0;
  const keys = createFormKeys(() => `key-${++made}`);
  expect([keys.keyFor('/gift', { amount: '1' }), keys.keyFor('/gift', { amount: '2' })]).toEqual([
    'key-1',
    'key-1',
  ]);
  keys.answered('/gift');
  expect(keys.keyFor('/gift', { amount: '2' })).toBe('key-2');
});

describe('what counts as an answer', () => {
  it.each([
    ['a broken line', lost],
    ['an answer that cannot be read', new ClientError('binary-decoding', '', 'DECODING')],
    ['the page of a proxy', new ClientError('server', 'Server error', 'HTTP_502')],
    ['a fault of the server', new ClientError('server', '', 'INTERNAL')],
    ['a rate limit', new ClientError('server', '', 'TOO_MANY_REQUESTS')],
    ['a first try still at work', new ClientError('server', '', 'REQUEST_IN_PROGRESS')],
  ])('is not %s', (_, error) => {
    expect(isAnswered(error)).toBe(false);
  });

  it('is a refusal', () => {
    expect(isAnswered(refused)).toBe(true);
  });
});
