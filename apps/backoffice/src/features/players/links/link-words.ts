import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkKind } from '@perya/contract/house/staff-calls/player-links';

/** What two accounts have in common. */
export const linkWords: Record<LinkKind, MessageDescriptor> = {
  device: msg`Same device`,
  id: msg`Same ID`,
  photo: msg`Same photo`,
  account: msg`Same payout account`,
  'invited-by': msg`Invited this player`,
  invited: msg`Was invited by this player`,
};
