import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactWay } from '@perya/contract/staff/calls/player-notes';

/** By which way there was a word with the player. */
export const contactWords: Record<ContactWay, MessageDescriptor> = {
  phone: msg`Phone call`,
  email: msg`Email`,
  chat: msg`Chat elsewhere`,
  visit: msg`Visit`,
};
