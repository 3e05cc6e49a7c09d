import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffState } from '@perya/contract/staff/calls/accounts';
import type { Role } from '@perya/contract/staff/roles';
import type { Tone } from '../../lib/show/status-badge.tsx';
import type { AccountReason } from './account-reasons.ts';

export const roleTitles: Readonly<Record<Role, MessageDescriptor>> = {
  administrator: msg`Administrator`,
  auditor: msg`Auditor (reads only)`,
  risk: msg`Risk`,
  support: msg`Support`,
  reviewer: msg`Identity reviewer`,
  cashier: msg`Cashier`,
  games: msg`Games`,
  promotions: msg`Promotions`,
  content: msg`Content`,
  aml: msg`AML officer`,
};

export const stateTitles: Readonly<Record<StaffState, MessageDescriptor>> = {
  active: msg`Active`,
  invited: msg`Invited`,
  off: msg`Switched off`,
};

export const stateTones: Readonly<Record<StaffState, Tone>> = {
  active: 'positive',
  invited: 'warning',
  off: 'neutral',
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
