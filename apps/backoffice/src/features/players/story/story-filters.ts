import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoryEvent, StoryKind } from '@perya/contract/house/staff-calls/player-story';
import { choiceFilter, type SearchOf } from '../../../lib/list/filters.ts';

export const storyFilters = {
  kind: choiceFilter<StoryKind>(msg`Everything`, {
    login: msg`Logins`,
    play: msg`Play`,
    payment: msg`Payments`,
    bonus: msg`Bonuses`,
    message: msg`Messages`,
    decision: msg`Decisions`,
    note: msg`Notes`,
  }),
} as const;
export type StorySearch = SearchOf<typeof storyFilters>;

/** What happened, in a word or two. */
export const storyEvents: Record<StoryEvent, MessageDescriptor> = {
  login: msg`Logged in`,
  'login-new-device': msg`Logged in, new device`,
  played: msg`Played`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  reward: msg`Bonus`,
  'player-wrote': msg`The player wrote`,
  'staff-wrote': msg`The house wrote`,
  status: msg`KYC status`,
  limit: msg`Play limit`,
  exclusion: msg`Exclusion`,
  readmitted: msg`Exclusion ended early`,
  dormant: msg`Account dormant`,
  awake: msg`Account in use again`,
  restricted: msg`Restriction`,
  reopened: msg`Restriction ended early`,
  note: msg`Note`,
  contact: msg`A word with the player`,
};
