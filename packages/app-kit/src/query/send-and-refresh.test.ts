import type { Call } from '@perya/contract/call';
import {
  addCampaign,
  listCampaigns,
  readCampaign,
} from '@perya/contract/campaigns/staff-calls/campaigns';
import { searchPlayers } from '@perya/contract/identity/staff-calls/players';
import { expect, it, vi } from 'vitest';
import { callKey, refreshCalls } from './call-key.ts';
import { createQueryClient } from './query-client.ts';
import { sendAndRefresh } from './send-and-refresh.ts';
import type { SubmitClient } from './submit-client.ts';

const client = {
  call: async (call: Call) => {
    if (call === searchPlayers) throw new Error('refused');
    return 'done';
  },
} as unknown as SubmitClient;

/** A cache with answers of these calls, and which of them are old. */
function cacheOf(...calls: readonly Call[]) {
  const cache = createQueryClient(60_000);
  for (const call of calls) cache.setQueryData(callKey(call, {}), 'an answer');
  const stale = () => calls.filter((call) => cache.getQueryState(callKey(call, {}))?.isInvalidated);
  const refresh = (old: Iterable<Call>) => refreshCalls(cache, old);
  return { refresh, stale };
}

it('asks anew what the call says that it refreshes, and nothing else', async () => {
  const { refresh, stale } = cacheOf(listCampaigns, readCampaign, searchPlayers);
  const done = vi.fn();
  await sendAndRefresh(refresh, client, (noted) => noted.call(addCampaign, {} as never), done);
  expect(done).toHaveBeenCalledExactlyOnceWith('done');
  expect(stale()).toEqual([listCampaigns, readCampaign]);
});

it('shows what the first of several calls has changed where the second fails', async () => {
  const { refresh, stale } = cacheOf(listCampaigns);
  const sending = sendAndRefresh(refresh, client, async (noted) => {
    await noted.call(addCampaign, {} as never);
    await noted.call(searchPlayers, {} as never);
  });
  await expect(sending).rejects.toThrow('refused');
  expect(stale()).toEqual([listCampaigns]);
});

it('asks nothing anew for what was refused', async () => {
  const { refresh, stale } = cacheOf(listCampaigns);
  const refusing = { ...client, call: () => Promise.reject(new Error('refused')) };
  const sending = sendAndRefresh(refresh, refusing as SubmitClient, (noted) =>
    noted.call(addCampaign, {} as never),
  );
  await expect(sending).rejects.toThrow('refused');
  expect(stale()).toEqual([]);
});
