import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  checkLocation as call,
  DevicePosition,
} from '@perya/contract/location/calls/location';
import {
  type LocationMoment,
  type LocationOutcome,
  travellersMay,
} from '@perya/contract/location/checks';
import type { AddressAnswer } from '@perya/contract/location/provider';
import type { Text } from '@perya/contract/text';
import type { PlayerContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { decideLocation } from './decide-location.ts';
import type { LocationServices } from './services.ts';
import { networkText } from './sources/address-bytes.ts';
import { isInPhilippines } from './sources/philippines.ts';

interface Asked {
  /** Null of somebody who is not let in yet. */
  uid: bigint | null;
  moment: LocationMoment;
  address: string;
  position?: DevicePosition | undefined;
}

const minuteMs = 60_000;

const texts: Readonly<Record<Exclude<LocationOutcome, 'inside'>, Text>> = {
  outside: {
    en: 'You can play and pay in from the Philippines alone. You can still read what is yours.',
    tl: 'Mula sa Pilipinas lamang makapaglalaro at makapagdedeposito. Mababasa mo pa rin ang sa iyo.',
  },
  hidden: {
    en: 'You use a VPN, a proxy or a hosting service, which hides where you are. Switch it off and try again.',
    tl: 'Gumagamit ka ng VPN, proxy o hosting, na nagtatago kung nasaan ka. I-off ito at subukan muli.',
  },
  unknown: {
    en: 'We cannot tell where you are. Allow this page to know your position, and try again.',
    tl: 'Hindi namin malaman kung nasaan ka. Payagan ang page na ito na malaman ang posisyon mo, at subukan muli.',
  },
};

/** These are decided inside of a transaction, in which nothing outside is asked. */
const isWithinTransaction = (moment: LocationMoment) =>
  moment === 'registration' || moment === 'login';

/** What the provider says, where there is one to ask; null where it says nothing. */
async function askProvider(
  { locator, metrics }: LocationServices,
  { uid, moment, address }: Asked,
): Promise<AddressAnswer | null> {
  if (locator === null || uid === null || isWithinTransaction(moment)) return null;
  const answer = await locator.locate({ address, player: String(uid), moment });
  metrics.countProvider(answer !== null);
  return answer;
}

/** Looks where somebody is, and keeps that it was done and what was found. */
async function look(services: LocationServices, asked: Asked): Promise<LocationOutcome> {
  const { checks, sources, metrics } = services;
  const { uid, moment, address, position } = asked;
  const [addresses, ranges, said] = await Promise.all([
    sources.addresses(),
    sources.ranges(),
    askProvider(services, asked),
  ]);
  const country = said?.country ?? addresses?.countryOf(address) ?? null;
  const outcome = decideLocation({
    country,
    isHidden: ranges.has(address) || said?.is_hidden === true,
    isDeviceInside: position === undefined ? null : isInPhilippines(position),
  });
  await checks.add({
    uid,
    moment,
    outcome,
    country: country ?? '',
    network: networkText(address),
    hasPosition: position !== undefined,
  });
  metrics.count(moment, outcome);
  return outcome;
}

/** How long a look lasts for bets; 0 where the house asks nobody. */
const minutesOf = ({ limits }: LocationServices) => limits.policy('location_minutes');

/** Whether a traveller may still do what is asked for. */
async function mayTraveller(
  { limits }: LocationServices,
  moment: LocationMoment,
): Promise<boolean> {
  if (moment !== 'login' && moment !== 'withdraw') return false;
  const may = await limits.policy('location_travellers');
  return may >= (moment === 'login' ? travellersMay.read : travellersMay.withdraw);
}

/** Refuses whoever is not in the Philippines, as far as the policy asks; bets go on for as long as a look lasts. */
export async function requireLocation(services: LocationServices, asked: Asked): Promise<void> {
  const minutes = await minutesOf(services);
  if (minutes === 0) return;
  const outcome = await look(services, asked);
  const { uid, moment } = asked;
  if (uid !== null && moment !== 'withdraw') await noteFor(services, uid, outcome, minutes);
  if (outcome === 'inside' || (await mayTraveller(services, moment))) return;
  throw new Refusal('RESTRICTED', texts[outcome]);
}

/** Until when bets of the player are taken: not at all from elsewhere. */
async function noteFor(
  { limits }: LocationServices,
  uid: bigint,
  outcome: LocationOutcome,
  minutes: number,
): Promise<void> {
  const until = Date.now() + (outcome === 'inside' ? minutes * minuteMs : 0);
  await limits.noteLocation(uid, new Date(until));
}

/** While a game is open: where the player is now, by the address and, where allowed, by the device. */
export async function checkLocation(
  services: LocationServices,
  { uid, address }: PlayerContext,
  { position }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const minutes = await minutesOf(services);
  if (minutes === 0) return { may_play: true, every_minutes: 0 };
  const outcome = await look(services, { uid, moment: 'play', address, position });
  await noteFor(services, uid, outcome, minutes);
  // Early enough that a slow line costs nobody a round.
  return { may_play: outcome === 'inside', every_minutes: Math.max(1, Math.floor(minutes / 3)) };
}
