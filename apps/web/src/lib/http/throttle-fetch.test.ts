import { describe, expect, it } from 'vitest';
import { throttleFetch } from './throttle-fetch.ts';

function counted(store: string) {
  let nowMs = 0;
  let calls = 0;
  const fetch = throttleFetch(
    store,
    async () => {
      calls += 1;
      return calls;
    },
    () => nowMs,
  );
  return {
    fetch,
    at: (ms: number) => {
      nowMs = ms;
      return fetch();
    },
  };
}

describe('throttleFetch', () => {
  it.each(['profile', 'kyc'])('asks for %s once in 1.5 s', async (store) => {
    const { at } = counted(store);
    expect([await at(0), await at(1499), await at(1500), await at(2999)]).toEqual([1, 1, 2, 2]);
  });

  it('asks for anything else once in 300 ms [A-369]', async () => {
    const { at } = counted('wallet');
    expect([await at(0), await at(299), await at(300)]).toEqual([1, 1, 2]);
  });

  it('gives all callers in the window the same running request', () => {
    const { fetch } = counted('profile');
    expect(fetch()).toBe(fetch());
  });
});
