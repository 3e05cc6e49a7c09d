import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { switchPartnerChannel as call } from '@perya/contract/partners/staff-calls/channels';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { channelSwitched } from '../events.ts';
import type { PartnersServices } from '../services.ts';
import { listChannels } from './list-channels.ts';

/** Opens or closes a channel. Entries look at it as they take their token, so it holds on every server at once. */
export async function switchChannel(
  services: PartnersServices,
  context: StaffContext,
  { name, is_open: isOpen, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  await services.audit.record(byStaff(context), async (tx) => {
    if (!(await services.channels.switch(tx, { name, isOpen, reason }))) {
      throw new Refusal('NOTHING_TO_CHANGE');
    }
    return {
      result: undefined,
      entries: [
        {
          action: isOpen ? 'partners.channel-opened' : 'partners.channel-closed',
          subject: { kind: 'partner', channel: name },
          before: { is_open: !isOpen },
          after: { is_open: isOpen },
          reason,
        },
      ],
      events: [
        eventOf(channelSwitched, { uid: null, key: context.requestId }, { channel: name, isOpen }),
      ],
    };
  });
  return listChannels(services);
}
