import { callKey } from '@perya/app-kit/query/call-key';
import type { Call } from '@perya/contract/call';
import { listFavourites } from '@perya/contract/catalogue/calls/catalogue';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { getProfile } from '@perya/contract/profile/calls/profile';
import type { QueryClient } from '@tanstack/react-query';
import { allFavourites } from '../player/load-player.ts';
import { refetchCall } from './fetch-call.ts';
import { queryClient } from './query-client.ts';
import { forgetFailure } from './recent-failures.ts';

/** The frame around every page shows these, so they are read anew although no screen may ask for them. */
const shownByFrame = new Map<Call, object>([
  [getProfile, {}],
  [getWallet, {}],
  [getKyc, {}],
  [listFavourites, allFavourites],
]);

/**
 * Reads anew what is shown of these calls: those that a call says it refreshes, after a success or where a refusal shows
 * that they are old. Whatever was changed stands even if it cannot be read back now.
 */
export async function refresh(
  calls: Iterable<Call>,
  client: QueryClient = queryClient(),
): Promise<void> {
  await Promise.all(
    [...new Set(calls)].map(async (call) => {
      const input = shownByFrame.get(call);
      if (input !== undefined) return refetchCall(call, input as never, client).catch(() => {});
      const queryKey = callKey(call);
      for (const query of client.getQueryCache().findAll({ queryKey })) {
        forgetFailure(client, query.queryKey);
      }
      return client.invalidateQueries({ queryKey });
    }),
  );
}
