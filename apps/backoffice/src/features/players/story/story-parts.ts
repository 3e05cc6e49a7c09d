import type { StoryEvent } from '@perya/contract/house/staff-calls/player-story';

/** The part of the page that has more of it; whoever is told of it may open that part. */
export const storyParts = {
  login: '/players/$uid/sessions',
  'login-new-device': '/players/$uid/sessions',
  played: '/players/$uid/bets',
  deposit: '/players/$uid/payments',
  withdrawal: '/players/$uid/payments',
  reward: '/players/$uid/bonuses',
  'player-wrote': '/players/$uid/conversation',
  'staff-wrote': '/players/$uid/conversation',
  status: '/players/$uid/kyc',
  limit: '/players/$uid/limits',
  exclusion: '/players/$uid/limits',
  readmitted: '/players/$uid/limits',
  dormant: '/players/$uid/limits',
  awake: '/players/$uid/limits',
  restricted: '/players/$uid/limits',
  reopened: '/players/$uid/limits',
  note: '/players/$uid/notes',
  contact: '/players/$uid/notes',
} as const satisfies Record<StoryEvent, string>;
