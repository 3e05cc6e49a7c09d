import type { InputOf } from '@perya/contract/call';
import { updateDetail } from '@perya/contract/calls/account';
import { api } from '../../lib/http/api.ts';
import { reloadProfile } from '../../lib/session/load-player.ts';

export type DetailChange = InputOf<typeof updateDetail>;

/** Changes the profile and brings it anew, so that every screen shows the change. */
export async function saveDetail(change: DetailChange): Promise<void> {
  await api.call(updateDetail, change);
  // The change stands even if the profile cannot be read back now; the next screen asks again.
  await reloadProfile().catch(() => {});
}
