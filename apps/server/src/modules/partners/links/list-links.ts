import type { AnswerOf } from '@perya/contract/call';
import type { listPartnerLinks as call, PartnerLink } from '@perya/contract/partners/calls/links';
import { partnerChannels } from '@perya/contract/partners/partner-channels';
import { seconds } from '../../../platform/wire-time.ts';
import type { PartnersServices } from '../services.ts';

/** One row for each partner, however many of its persons the player is known as. */
export async function listLinks(
  { links }: Pick<PartnersServices, 'links'>,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [linked, removed] = await Promise.all([links.list(uid), links.listRemoved(uid)]);
  const rows = partnerChannels.flatMap((channel): PartnerLink[] => {
    const gone = removed.find((each) => each.channel === channel);
    if (gone) return [{ channel, is_linked: false, since: seconds(gone.removedAt) }];
    const first = linked.find((each) => each.channel === channel);
    return first ? [{ channel, is_linked: true, since: seconds(first.linkedAt) }] : [];
  });
  return { rows };
}
