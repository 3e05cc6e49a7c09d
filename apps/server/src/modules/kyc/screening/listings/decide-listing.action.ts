import type { ListingWanted } from '@perya/contract/kyc/staff-calls/listings';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import type { HeldListing } from './listing.store.ts';
import { eventsOf } from './screen-player.ts';
import type { ListingServices } from './services.ts';

/** Where nobody was found there is nothing to decide, and what stands already is no decision. */
function nextOf(held: HeldListing | null, { decision }: ListingWanted): HeldListing {
  const state = decision === 'same' ? 'listed' : 'clear';
  if (!held?.hit || (held.state === state && held.decided === decision)) {
    throw new Refusal('NOTHING_TO_CHANGE');
  }
  const { hit, others } = held;
  const apart = others.filter((other) => !other.equals(hit));
  return decision === 'same'
    ? { ...held, state, decided: decision, others: apart }
    : // The lists may name somebody else besides, so they are looked at once more.
      { ...held, state, decided: decision, others: [...apart, hit], listsVersion: 0n };
}

function saysOf(uid: string, list: string, { decision }: ListingWanted): Text {
  return decision === 'same'
    ? {
        en: `Player ${uid} is the person on the list ${list}: kept from play and deposits from the approval on, and told. The balance can be withdrawn.`,
        tl: `Ang manlalaro ${uid} ang taong nasa listahang ${list}: hindi na makapaglalaro at makapagdedeposito mula sa pag-apruba, at sasabihan. Maaaring i-withdraw ang balanse.`,
      }
    : {
        en: `Player ${uid} is not the person on the list ${list}, only alike: free to play and deposit from the approval on.`,
        tl: `Hindi ang manlalaro ${uid} ang taong nasa listahang ${list}, magkatulad lamang: malayang makapaglalaro at makapagdedeposito mula sa pag-apruba.`,
      };
}

/** Whether a player is the person on a list: it holds until the lists name somebody else. */
export function decideListing({
  identity,
  listings,
}: Pick<ListingServices, 'identity' | 'listings'>): RequestAction<ListingWanted> {
  return {
    async describe(input) {
      const uid = BigInt(input.uid);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      const { list } = nextOf(await listings.find(uid), input);
      return {
        subject: { kind: 'player', uid },
        topic: input.uid,
        says: saysOf(input.uid, list, input),
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const uid = BigInt(input.uid);
      const { brandName: brand } = await identity.hold(tx, uid);
      const held = await listings.hold(tx, uid);
      const next = nextOf(held, input);
      await listings.write(tx, uid, next);
      const { state, list, decided } = next;
      const { listsVersion } = held;
      await listings.noteCheck({ uid, moment: 'decision', listsVersion, state }, tx);
      return {
        entries: [
          {
            action: 'kyc.listing-decided',
            subject: { kind: 'player', uid },
            before: { state: held.state },
            after: { state, list, decided },
            reason,
          },
        ],
        events: eventsOf({ uid, key: origin.requestId }, brand, held.state, state),
      };
    },
  };
}
