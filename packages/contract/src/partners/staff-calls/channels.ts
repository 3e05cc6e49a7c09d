import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { reason } from '../../staff/reason.ts';
import { entryOutcomes, partnerChannels } from '../partner-channels.ts';

/** The hours that the health of a channel is shown for. */
export const healthHours = 24;

const channel = z.object({
  name: z.enum(partnerChannels),
  is_open: z.boolean(),
  /** False where this installation has no host to exchange tokens with. */
  is_connected: z.boolean(),
  /** Null: it was never switched. */
  changed_at: z.nullable(unixSeconds()),
  reason: z.string(),
  /** Players who are linked to a person of the partner. */
  linked: z.int(),
  last_entered_at: z.nullable(unixSeconds()),
  /** What became of the entries of the last hours, and how long the host took on average. */
  outcomes: z.record(z.enum(entryOutcomes), z.int()),
  exchange_ms: z.nullable(z.int()),
  /** The same hour by hour, the oldest first. */
  hours: z.array(
    z.object({ at: unixSeconds(), entered: z.int(), refused: z.int(), failed: z.int() }),
  ),
});
export type PartnerChannelState = z.output<typeof channel>;

export const listPartnerChannels = defineCall({
  method: 'GET',
  path: '/backoffice/api/partners/list',
  access: { staff: 'partners.read' },
  summary: "The partners' channels: whether they are open, and how entries through them went",
  request: z.object({}),
  answer: z.object({ rows: z.array(channel) }),
});

export const switchPartnerChannel = defineCall({
  method: 'POST',
  path: '/backoffice/api/partners/switch',
  access: { staff: 'partners.switch' },
  summary: "Opens or closes a partner's channel for new entries, at once",
  request: z.object({ name: z.enum(partnerChannels), is_open: z.boolean(), reason: reason() }),
  answer: z.object({ rows: z.array(channel) }),
  errors: ['NOTHING_TO_CHANGE'],
  refreshes: [listPartnerChannels],
});

export const staffPartnersCalls = { listPartnerChannels, switchPartnerChannel } as const;
