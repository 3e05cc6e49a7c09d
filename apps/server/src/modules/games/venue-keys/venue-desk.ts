import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type * as calls from '@perya/contract/games/staff-calls/venues';
import type { listStaffVenues as call, StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { VenueCeilings, VenueOverview } from '../../catalogue/index.ts';
import type { GamesServices } from '../services.ts';
import type { VenueKeyRecord, VenueToday } from './venue-key.store.ts';

/** Of the keys that ended, as many are shown as an inquiry needs. */
const retiredShown = 5;

const nothing = toPesos(centavos(0n));

function presentKeys(keys: readonly VenueKeyRecord[]): StaffVenue['keys'] {
  return keys.map(({ id, createdAt, retiredAt, seenAt }, place) => ({
    id,
    created_at: seconds(createdAt) ?? 0,
    retired_at: seconds(retiredAt),
    seen_at: seconds(seenAt),
    signs_launches: place === 0 && retiredAt === null,
  }));
}

function presentVenue(
  venue: VenueOverview,
  keys: readonly VenueKeyRecord[],
  ceilings: VenueCeilings,
  today: VenueToday | undefined,
  hasProvider: boolean,
): StaffVenue {
  const shown = presentKeys(keys);
  return {
    code: venue.code,
    name: venue.name,
    launch_url: venue.launchUrl,
    is_open: venue.isOpen,
    has_provider: hasProvider,
    revision: venue.revision,
    platforms: venue.platforms.map(({ id, name, logo, isOpen }) => ({
      id,
      name,
      logo,
      is_open: isOpen,
    })),
    games: venue.games,
    games_open: venue.gamesOpen,
    keys: shown,
    seen_at: shown.reduce<number | null>(
      (latest, { seen_at }) => (seen_at === null ? latest : Math.max(latest ?? 0, seen_at)),
      null,
    ),
    ceilings: {
      win_times: ceilings.winTimes,
      day_allowance: toPesos(ceilings.dayAllowance),
      promo_allowance: toPesos(ceilings.promoAllowance),
      promo_wagering_times: ceilings.promoWageringTimes,
    },
    today: {
      net: today ? toPesos(today.net) : nothing,
      promo: today ? toPesos(today.promo) : nothing,
    },
  };
}

/** Who provides games, by which keys, and what each may credit. */
export async function listVenues({
  catalogue,
  keys,
  gameProviders,
}: GamesServices): Promise<AnswerOf<typeof call>> {
  const [venues, records, sums] = await Promise.all([
    catalogue.listVenues(),
    keys.listRecords(retiredShown),
    keys.listToday(),
  ]);
  const present = async (venue: VenueOverview) => {
    const ceilings = await catalogue.findCeilings(venue.code);
    const own = records.filter((key) => key.venue === venue.code);
    const today = sums.find((sum) => sum.venue === venue.code);
    return ceilings
      ? [presentVenue(venue, own, ceilings, today, gameProviders.has(venue.code))]
      : [];
  };
  return { rows: (await Promise.all(venues.map(present))).flat() };
}

/** Ends a key, which one person may do at any hour: nothing is opened by it. */
export async function retireVenueKey(
  services: GamesServices,
  context: StaffContext,
  { venue, id, reason }: RequestOf<typeof calls.retireVenueKey>,
): Promise<AnswerOf<typeof calls.retireVenueKey>> {
  if (!(await services.catalogue.findVenue(venue))) throw new Refusal('NOT_FOUND');
  await services.keys.retire(venue, id, byStaff(context), reason);
  return { id };
}
