import type { ListingState, ListMoment } from '@perya/contract/kyc/list-checks';
import { eventOf } from '../../../../platform/events/event.ts';
import type { Keyring } from '../../../../platform/keyring.ts';
import { bySystem, type Entry } from '../../../audit/index.ts';
import { listed, unlisted } from '../../events.ts';
import type { PersonFields } from '../../record/fields.ts';
import { openFields } from '../../record/seal-fields.ts';
import { isRestricted, type WatchIndex } from '../watch-lists/watch-index.ts';
import type { HeldListing, Screenable } from './listing.store.ts';
import type { ListingServices } from './services.ts';

/** The lists of one moment. */
interface Lists {
  version: bigint;
  index: WatchIndex;
}

/** What the lists say of a person. */
type Found = Pick<HeldListing, 'state' | 'list' | 'hit'>;

/** An older number with newer lists is looked at once more, and never the other way round. */
export async function loadLists({
  watchLists,
}: Pick<ListingServices, 'watchLists'>): Promise<Lists> {
  const version = BigInt(await watchLists.store.readVersion());
  const { index } = await watchLists.load();
  return { version, index };
}

/** The law speaks of a person, by name and birthday; a name alone is for people to look at. */
function findOnLists(
  keyring: Pick<Keyring, 'digest'>,
  index: WatchIndex,
  { first_name: first, middle_name: middle, last_name: last, birthday }: PersonFields,
): Found {
  const hits = index
    .find({ names: [first, middle, last], birthday })
    .filter(({ kind }) => kind === 'restricted');
  const sure = hits.find((hit) => isRestricted(hit, birthday));
  const hit = sure ?? hits[0];
  if (!hit) return { state: 'clear', list: '', hit: null };
  const known = [hit.list, hit.name, hit.birthday ?? ''].join('|');
  return {
    state: sure ? 'listed' : 'alike',
    list: hit.list,
    hit: keyring.digest('kyc-list-hit', known),
  };
}

const isSameHit = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one === other : one.equals(other);

/** What two persons have decided about a player and one person on a list holds for that person alone. */
export function stateWith(held: Pick<HeldListing, 'hit' | 'decided'>, found: Found): ListingState {
  if (found.hit === null || held.decided === null || !isSameHit(held.hit, found.hit)) {
    return found.state;
  }
  return held.decided === 'same' ? 'listed' : 'clear';
}

const actions: Readonly<Record<ListingState, Entry['action']>> = {
  listed: 'kyc.listed',
  alike: 'kyc.list-alike',
  clear: 'kyc.unlisted',
};

/** What others must learn: that play ends, or may go on. */
export function eventsOf(
  about: { uid: bigint; key: string },
  brand: string,
  before: ListingState,
  after: ListingState,
) {
  if (before !== 'listed' && after === 'listed') return [eventOf(listed, about, { brand })];
  if (before === 'listed' && after !== 'listed') return [eventOf(unlisted, about, { brand })];
  return [];
}

/** Writes what has changed about a player, under the player's lock. */
function change(
  { audit, identity, listings }: ListingServices,
  { uid, version }: Screenable,
  found: Found,
  check: { moment: ListMoment; listsVersion: bigint },
): Promise<ListingState> {
  return audit.record<ListingState>(bySystem('kyc-lists'), async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    const held = await listings.hold(tx, uid);
    const state = stateWith(held, found);
    const decided = isSameHit(held.hit, found.hit) ? held.decided : null;
    const { moment, listsVersion } = check;
    // Something newer was given meanwhile: it is looked at next.
    const isOld = held.given > version;
    await listings.write(tx, uid, {
      ...found,
      state,
      decided,
      listsVersion: isOld ? 0n : listsVersion,
    });
    await listings.noteCheck({ uid, moment, listsVersion, state }, tx);
    const key = `${uid}/${version}/${listsVersion}`;
    return {
      result: state,
      entries: [
        {
          action: actions[state],
          subject: { kind: 'player', uid },
          before: { state: held.state },
          after: { state, list: found.list, lists: String(listsVersion) },
        },
      ],
      events: eventsOf({ uid, key }, brand, held.state, state),
    };
  });
}

/** What stands, where the lists say the same once more; null where something has to be written. */
async function confirmed(
  { listings }: ListingServices,
  who: Screenable,
  found: Found,
  check: { moment: ListMoment; listsVersion: bigint },
): Promise<ListingState | null> {
  const held = await listings.find(who.uid);
  if (held === null || !isSameHit(held.hit, found.hit)) return null;
  if (stateWith(held, found) !== held.state) return null;
  const isKept = await listings.confirm({ ...check, uid: who.uid, state: held.state }, who.version);
  return isKept ? held.state : null;
}

/** Holds a player against the lists, and keeps that it was done and what was found. */
export async function screenPlayer(
  services: ListingServices,
  who: Screenable,
  { version, index }: Lists,
  moment: ListMoment,
): Promise<ListingState> {
  const { keyring, metrics } = services;
  const found = findOnLists(keyring, index, openFields(keyring, who, who));
  const check = { moment, listsVersion: version };
  const state =
    (await confirmed(services, who, found, check)) ?? (await change(services, who, found, check));
  metrics.count(moment, state);
  return state;
}
