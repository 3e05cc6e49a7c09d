import type { HostUser } from '@perya/contract/partners/host-wire';
import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import { eventOf } from '../../../platform/events/event.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import { linked } from '../events.ts';
import type { PartnersServices } from '../services.ts';

/** The player that a person of a partner is: by the link, else by the phone that the partner has verified, which makes the link. */
export async function playerOf(
  { audit, links, identity }: PartnersServices,
  context: PublicContext,
  channel: PartnerChannel,
  { subject, phone }: HostUser,
): Promise<{ uid: bigint; isNew: boolean }> {
  const known = await links.find(channel, subject);
  if (known !== null) return { uid: known, isNew: false };
  const player = await identity.playerOfPhone(context, phone);
  const { uid } = player;
  await audit.record(byPlayer(uid, context), async (tx) => {
    await identity.hold(tx, uid);
    if (!(await links.add(tx, { channel, subject, uid }))) return nothingChanged(undefined);
    return {
      result: undefined,
      entries: [
        {
          action: 'partners.linked',
          subject: { kind: 'player', uid },
          after: { channel, partner_person: subject },
        },
      ],
      events: [eventOf(linked, { uid, key: `${channel}:${uid}` }, { channel })],
    };
  });
  return player;
}
