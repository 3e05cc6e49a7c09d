import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { unlinkPartner as call } from '@perya/contract/partners/calls/links';
import type { unlinkPlayerPartner as staffCall } from '@perya/contract/partners/staff-calls/links';
import type { PlayerContext, StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, byStaff, type Recorded } from '../../audit/index.ts';
import type { PartnersServices } from '../services.ts';
import { listLinks } from './list-links.ts';

type Change = RequestOf<typeof call>;
type Links = AnswerOf<typeof call>;

/** Whoever removes it, the audit says the same of it. */
async function removeLink(
  { links }: PartnersServices,
  tx: Recorded,
  uid: bigint,
  channel: Change['channel'],
) {
  const persons = await links.remove(tx, uid, channel);
  if (persons.length === 0) throw new Refusal('NOTHING_TO_CHANGE');
  return {
    action: 'partners.unlinked',
    subject: { kind: 'player', uid },
    before: { channel, partner_persons: persons },
  } as const;
}

/** The player removes an app from the account; whoever came in by it, or by anything else, is logged out. */
export async function unlink(
  services: PartnersServices,
  context: PlayerContext,
  { channel }: Change,
): Promise<Links> {
  const { audit, identity } = services;
  const { uid } = context;
  await audit.record(byPlayer(uid, context), async (tx) => {
    // Whoever opens a session waits for this, and then finds the app removed.
    await identity.hold(tx, uid);
    await identity.requireFreshProof(context, tx);
    const removed = await removeLink(services, tx, uid, channel);
    const events = await identity.endOthers(tx, context);
    return { result: undefined, entries: [removed], events };
  });
  return listLinks(services, uid);
}

/** Staff do the same for a player whose account at the partner is not theirs alone any more. */
export async function unlinkForPlayer(
  services: PartnersServices,
  context: StaffContext,
  { uid: given, channel, reason }: RequestOf<typeof staffCall>,
): Promise<Links> {
  const { audit, identity } = services;
  const uid = BigInt(given);
  await audit.record(byStaff(context), async (tx) => {
    const player = await identity.hold(tx, uid);
    const removed = await removeLink(services, tx, uid, channel);
    const { events } = await identity.shutOut(tx, player);
    return { result: undefined, entries: [{ ...removed, reason }], events };
  });
  return listLinks(services, uid);
}

/** Lets an app that was removed open the account again: the next entry through it makes the link. */
export async function allow(
  services: PartnersServices,
  context: PlayerContext,
  { channel }: Change,
): Promise<Links> {
  const { audit, identity, links } = services;
  const { uid } = context;
  await audit.record(byPlayer(uid, context), async (tx) => {
    await identity.requireFreshProof(context, tx);
    if (!(await links.allow(tx, uid, channel))) throw new Refusal('NOTHING_TO_CHANGE');
    return {
      result: undefined,
      entries: [
        { action: 'partners.allowed', subject: { kind: 'player', uid }, after: { channel } },
      ],
      events: [],
    };
  });
  return listLinks(services, uid);
}
