import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountState } from '@perya/contract/identity/staff-calls/players';
import type { Tone } from '../../lib/show/status-badge.tsx';

/** A word that staff see for a state, and the tone that repeats it. */
interface Named {
  readonly name: MessageDescriptor;
  readonly tone: Tone;
}

export const accountStates: Record<AccountState, Named> = {
  open: { name: msg`Open`, tone: 'positive' },
  frozen: { name: msg`Frozen`, tone: 'warning' },
  blocked: { name: msg`Blocked`, tone: 'negative' },
};
