import { partnerChannels } from '@perya/contract/partners/partner-channels';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** A channel was opened or closed for new entries. */
export const channelSwitched = declareEvent(
  'partners.channel-switched',
  z.object({ channel: z.enum(partnerChannels), isOpen: z.boolean() }),
);

/** A person of a partner is from now on known as this player. */
export const linked = declareEvent(
  'partners.linked',
  z.object({ channel: z.enum(partnerChannels) }),
);
