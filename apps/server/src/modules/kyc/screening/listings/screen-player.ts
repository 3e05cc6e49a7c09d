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

/** A person on a list who may be the player. */
interface Found {
  state: 'listed' | 'alike';
  list: string;
  hit: Buffer;
}

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
): Found[] {
  return index
    .find({ names: [first, middle, last], birthday })
    .filter(({ kind }) => kind === 'restricted')
    .map((hit) => ({
      state: isRestricted(hit, birthday) ? 'listed' : 'alike',
      list: hit.list,
      hit: keyring.digest('kyc-list-hit', [hit.list, hit.name, hit.birthday ?? ''].join('|')),
    }));
}

/** How a player stands by whom the lists name: what two persons have decided holds for that person on a list alone. */
export function decideListed(
  held: Pick<HeldListing, 'hit' | 'decided' | 'others'>,
  found: readonly Found[],
): Pick<HeldListing, 'state' | 'list' | 'hit' | 'decided'> {
  const same = found.find(({ hit }) => held.decided === 'same' && held.hit?.equals(hit));
  if (same) return { ...same, state: 'listed', decided: 'same' };
  const open = found.filter(({ hit }) => !held.others.some((other) => other.equals(hit)));
  const next = open.find(({ state }) => state === 'listed') ?? open[0];
  if (next) return { ...next, decided: null };
  const [toldApart] = found;
  return toldApart
    ? { ...toldApart, state: 'clear', decided: 'other' }
    : { state: 'clear', list: '', hit: null, decided: null };
}

const isSameHit = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one === other : one.equals(other);

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
  found: readonly Found[],
  check: { moment: ListMoment; listsVersion: bigint },
): Promise<ListingState> {
  return audit.record<ListingState>(bySystem('kyc-lists'), async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    const held = await listings.hold(tx, uid);
    const next = decideListed(held, found);
    const { state, list } = next;
    const { moment, listsVersion } = check;
    // Something newer was given meanwhile: it is looked at next.
    const isOld = held.given > version;
    await listings.write(tx, uid, {
      ...next,
      others: held.others,
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
          after: { state, list, lists: String(listsVersion) },
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
  found: readonly Found[],
  check: { moment: ListMoment; listsVersion: bigint },
): Promise<ListingState | null> {
  const held = await listings.find(who.uid);
  if (held === null) return null;
  const next = decideListed(held, found);
  if (next.state !== held.state || !isSameHit(next.hit, held.hit)) return null;
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
  const found = who.versions.flatMap((given) =>
    findOnLists(keyring, index, openFields(keyring, given, given)),
  );
  const check = { moment, listsVersion: version };
  const state =
    (await confirmed(services, who, found, check)) ?? (await change(services, who, found, check));
  metrics.count(moment, state);
  return state;
}
