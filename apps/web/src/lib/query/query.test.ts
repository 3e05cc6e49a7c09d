import { createQueryClient } from '@perya/app-kit/query/query-client';
import { listPlatforms } from '@perya/contract/catalogue/calls/catalogue';
import { listBets } from '@perya/contract/games/calls/bets';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { getLimits } from '@perya/contract/limits/calls/limits';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { CancelledError, InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session/session.ts';
import { sessionToken } from '../session/session-token.ts';
import { callQuery } from './call-query.ts';
import { fetchCall, refetchCall } from './fetch-call.ts';
import { pagesQuery } from './pages-query.ts';
import { followLogout } from './query-client.ts';
import { forgetFailure } from './recent-failures.ts';
import { refresh } from './refresh.ts';

interface Asked {
  readonly path: string;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  readonly answer: (data: unknown) => void;
  readonly fail: (error: Error) => void;
}

const { asked } = vi.hoisted(() => {
  // Another file may have read the modules with the real client.
  vi.resetModules();
  return { asked: [] as Asked[] };
});

vi.mock('../http/api.ts', () => ({
  api: {
    call: ({ path }: { path: string }, input: unknown, options: { signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        asked.push({ path, input, signal: options.signal, answer: resolve, fail: reject });
      }),
  },
}));

afterAll(() => {
  vi.doUnmock('../http/api.ts');
  vi.resetModules();
});

const hourFromNow = () => Math.floor(Date.now() / 1000) + 3600;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  sessionToken.set('token-of-maria', hourFromNow());
});

afterEach(() => {
  sessionToken.clear();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the throttle', () => {
  async function timesAsked(
    call: typeof getProfile | typeof getKyc | typeof getWallet,
    atMs: readonly number[],
  ) {
    const client = createQueryClient();
    let nowMs = 0;
    for (const next of atMs) {
      await vi.advanceTimersByTimeAsync(next - nowMs);
      nowMs = next;
      void fetchCall(call, {}, client);
      await settled();
      asked.at(-1)?.answer({ uid: '1', balance: '0.00', withdrawable: '0.00' });
      await settled();
    }
    return asked.length;
  }

  it.each([
    ['profile', getProfile],
    ['KYC record', getKyc],
  ])('asks for the %s once in 1.5 s [A-368]', async (_, call) => {
    expect(await timesAsked(call, [0, 1, 1499])).toBe(1);
    asked.length = 0;
    expect(await timesAsked(call, [0, 1500, 2999])).toBe(2);
  });

  it('asks for anything else once in 300 ms [A-369]', async () => {
    expect(await timesAsked(getWallet, [0, 299])).toBe(1);
    asked.length = 0;
    expect(await timesAsked(getWallet, [0, 300])).toBe(2);
  });

  it('gives all callers the request that is under way', async () => {
    const client = createQueryClient();
    const both = Promise.all([fetchCall(getWallet, {}, client), fetchCall(getWallet, {}, client)]);
    await settled();
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ uid: '1', balance: '5.00', withdrawable: '5.00' });
    const [first, second] = await both;
    expect(first).toBe(second);
  });

  it('shares a failure within the window as well', async () => {
    const client = createQueryClient();
    const ask = () => fetchCall(getWallet, {}, client).catch((error: Error) => error.message);
    const first = ask();
    await settled();
    asked[0]?.fail(new Error('line down'));
    expect(await first).toBe('line down');
    await vi.advanceTimersByTimeAsync(299);
    expect(await ask()).toBe('line down');
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    void ask();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('shows a failure that others meet too, and lets the player retry at once', async () => {
    const client = createQueryClient();
    const query = callQuery(getProfile, {});
    const observer = new QueryObserver(client, query);
    const stop = observer.subscribe(() => {});
    await settled();
    asked[0]?.fail(new Error('line down'));
    await settled();
    expect(observer.getCurrentResult().status).toBe('error');
    await fetchCall(getProfile, {}, client).catch(() => {});
    expect(asked).toHaveLength(1);
    expect(observer.getCurrentResult().status).toBe('error');
    forgetFailure(client, query.queryKey);
    void observer.refetch();
    await settled();
    asked[1]?.answer({ username: 'maria' });
    await settled();
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success' });
    stop();
  });

  it('does not hold back a refetch after a change, and drops what was under way before it', async () => {
    const client = createQueryClient();
    const before = fetchCall(getWallet, {}, client).catch(() => 'dropped');
    await settled();
    const after = refetchCall(getWallet, {}, client);
    await settled();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    asked[1]?.answer({ uid: '1', balance: '9.00', withdrawable: '9.00' });
    expect(await after).toMatchObject({ balance: '9.00' });
    expect(await before).toBe('dropped');
    expect(useSession.getState().wallet?.balance).toBe('9.00');
  });
});

describe('an answer', () => {
  it('that is waited for still comes when the last screen that shows it has gone', async () => {
    const client = createQueryClient();
    const leave = new QueryObserver(client, callQuery(getKyc, {})).subscribe(() => {});
    const record = fetchCall(getKyc, {}, client);
    await settled();
    leave();
    asked[0]?.answer({ status: 'block' });
    expect(await record).toMatchObject({ status: 'block' });
    expect(asked).toHaveLength(1);
  });

  it('of a player who has logged out meanwhile is kept nowhere [M-242]', async () => {
    const client = createQueryClient();
    const profile = fetchCall(getProfile, {}, client);
    await settled();
    sessionToken.clear();
    asked[0]?.answer({ username: 'maria' });
    await profile;
    expect(useSession.getState().profile).toBeNull();
  });

  it('of a player is cancelled when the logout begins, a public one is not', async () => {
    const client = createQueryClient();
    followLogout(client);
    const wallet = fetchCall(getWallet, {}, client);
    const platforms = fetchCall(listPlatforms, {}, client);
    await settled();
    useSession.setState({ isEnding: true });
    await expect(wallet).rejects.toBeInstanceOf(CancelledError);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    asked[1]?.answer({ list: [] });
    await expect(platforms).resolves.toBeDefined();
  });

  it('of a player is not asked for without a token, a public one is', async () => {
    sessionToken.clear();
    const client = createQueryClient();
    await expect(fetchCall(getWallet, {}, client)).rejects.toThrow(/^Unauthorized$/);
    void fetchCall(listPlatforms, {}, client);
    await settled();
    expect(asked.map(({ path }) => path)).toEqual([listPlatforms.path]);
  });
});

describe('a list', () => {
  const listOf = (status: 'all' | 'pending') =>
    pagesQuery({
      call: listBets,
      input: (cursor) => ({ status, ...(cursor === null ? {} : { last_id: String(cursor) }) }),
      nextOf: ({ last_id }) => last_id,
    });
  const page = (id: string, next: string | null) => ({ d: [{ id }], last_id: next });

  it('ignores a stale response', async () => {
    const observer = new InfiniteQueryObserver(createQueryClient(), listOf('all'));
    const stop = observer.subscribe(() => {});
    await settled();
    observer.setOptions(listOf('pending'));
    await settled();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    asked[1]?.answer(page('pending-1', null));
    asked[0]?.answer(page('all-1', null));
    await settled();
    expect(observer.getCurrentResult().data?.pages).toEqual([page('pending-1', null)]);
    stop();
  });

  it('reads on from where the last page ended, and stops after the last one', async () => {
    const observer = new InfiniteQueryObserver(createQueryClient(), listOf('all'));
    const stop = observer.subscribe(() => {});
    await settled();
    asked[0]?.answer(page('1', 'after-1'));
    await settled();
    void observer.fetchNextPage();
    await settled();
    expect(asked[1]?.input).toEqual({ status: 'all', last_id: 'after-1' });
    asked[1]?.answer(page('2', null));
    await settled();
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: false });
    stop();
  });
});

describe('what a call has made old', () => {
  it('is asked anew where a screen shows it, the wallet of the frame always', async () => {
    const client = createQueryClient();
    const observer = new QueryObserver(client, callQuery(getLimits, {}));
    const stop = observer.subscribe(() => {});
    await settled();
    asked[0]?.answer({ changes: [] });
    await settled();
    asked.length = 0;
    const refreshed = refresh([getLimits, getWallet, listPlatforms], client);
    await settled();
    expect(asked.map(({ path }) => path)).toEqual([getLimits.path, getWallet.path]);
    asked[0]?.answer({ changes: [{}] });
    asked[1]?.fail(new Error('no line'));
    await refreshed;
    expect(observer.getCurrentResult().data).toEqual({ changes: [{}] });
    stop();
  });

  it('is asked anew although it failed a moment ago', async () => {
    const client = createQueryClient();
    const observer = new QueryObserver(client, callQuery(getLimits, {}));
    const stop = observer.subscribe(() => {});
    await settled();
    asked[0]?.fail(new Error('no line'));
    await settled();
    void refresh([getLimits], client);
    await settled();
    expect(asked).toHaveLength(2);
    stop();
  });
});
