import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffState } from '@perya/contract/staff/calls/accounts';
import type { Tone } from '../../lib/show/status-badge.tsx';
import type { AccountReason } from './account-reasons.ts';

export const stateTitles: Readonly<Record<StaffState, MessageDescriptor>> = {
  active: msg`Active`,
  invited: msg`Invited`,
  off: msg`Switched off`,
  over: msg`Time is over`,
};

export const stateTones: Readonly<Record<StaffState, Tone>> = {
  active: 'positive',
  invited: 'warning',
  off: 'neutral',
  over: 'neutral',
};

/** Why an account is changed; the words go on from there. */
export const reasonTitles: Readonly<Record<AccountReason, MessageDescriptor>> = {
  joined: msg`Joined the house`,
  moved: msg`Has other work now`,
  left: msg`Left the house`,
  away: msg`Away for a while`,
  back: msg`Is back at work`,
  cleared: msg`Checked and cleared`,
  number: msg`Has another number`,
  suspected: msg`Somebody else may have been in`,
  lent: msg`The device is in other hands`,
  other: msg`Another reason`,
};
