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
import type pg from 'pg';
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
  /** Of the transaction that it is decided in. */
  client?: pg.ClientBase | undefined;
}

const minuteMs = 60_000;

const texts: Readonly<Record<Exclude<LocationOutcome, 'inside'>, Text>> = {
  outside: {
    en: 'You can play and deposit only from inside the Philippines. You can still see your account.',
    tl: 'Sa Pilipinas ka lang puwedeng maglaro at mag-deposit. Makikita mo pa rin ang account mo.',
  },
  hidden: {
    en: 'A VPN, proxy or hosting service hides where you are. Turn it off and try again.',
    tl: 'May VPN, proxy o hosting na nagtatago kung nasaan ka. I-off ito at subukan ulit.',
  },
  unknown: {
    en: 'We cannot tell where you are by your connection. Try another one, such as mobile data, or ask support.',
    tl: 'Hindi namin malaman sa connection mo kung nasaan ka. Sumubok ng iba, gaya ng mobile data, o magtanong sa support.',
  },
};

/** What the provider says, where there is one to ask; null where it says nothing. */
async function askProvider(
  { locator, metrics }: LocationServices,
  { uid, moment, address, client }: Asked,
): Promise<AddressAnswer | null> {
  // Nothing outside is called inside of a transaction.
  if (locator === null || uid === null || client !== undefined) return null;
  const answer = await locator.locate({ address, player: String(uid), moment });
  metrics.countProvider(answer !== null);
  return answer;
}

/** Looks where somebody is, and keeps that it was done and what was found. */
async function look(services: LocationServices, asked: Asked): Promise<LocationOutcome> {
  const { checks, sources, metrics } = services;
  const { uid, moment, address, position, client } = asked;
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
  const check = {
    uid,
    moment,
    outcome,
    country: country ?? '',
    network: networkText(address),
    hasPosition: position !== undefined,
  };
  await checks.add(check, client);
  metrics.count(moment, outcome);
  return outcome;
}

/** Whether a traveller may still do what is asked for. */
async function mayTraveller(
  { limits }: LocationServices,
  { moment, client }: Asked,
): Promise<boolean> {
  if (moment !== 'entrance' && moment !== 'login' && moment !== 'withdraw') return false;
  const may = await limits.policy('location_travellers', client);
  return may >= (moment === 'withdraw' ? travellersMay.withdraw : travellersMay.read);
}

/** Refuses whoever is not in the Philippines, as far as the policy asks; bets go on for as long as a look lasts. */
export async function requireLocation(services: LocationServices, asked: Asked): Promise<void> {
  const { uid, moment, client } = asked;
  const minutes = await services.limits.policy('location_minutes', client);
  // How long a look lasts for bets; 0 where the house asks nobody.
  if (minutes === 0) return;
  const outcome = await look(services, asked);
  if (uid !== null && moment !== 'withdraw') {
    await noteFor(services, { uid, client }, outcome, minutes);
  }
  if (outcome === 'inside' || (await mayTraveller(services, asked))) return;
  throw new Refusal('RESTRICTED', texts[outcome]);
}

/** Until when bets of the player are taken: not at all from elsewhere. */
async function noteFor(
  { limits }: LocationServices,
  { uid, client }: { uid: bigint; client?: pg.ClientBase | undefined },
  outcome: LocationOutcome,
  minutes: number,
): Promise<void> {
  const until = Date.now() + (outcome === 'inside' ? minutes * minuteMs : 0);
  await limits.noteLocation(uid, new Date(until), client);
}

/** While a game is open: where the player is now, by the address and, where allowed, by the device. */
export async function checkLocation(
  services: LocationServices,
  { uid, address }: PlayerContext,
  { position }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const minutes = await services.limits.policy('location_minutes');
  if (minutes === 0) return { may_play: true, every_minutes: 0 };
  const outcome = await look(services, { uid, moment: 'play', address, position });
  await noteFor(services, { uid }, outcome, minutes);
  // Early enough that a slow line costs nobody a round.
  return { may_play: outcome === 'inside', every_minutes: Math.max(1, Math.floor(minutes / 3)) };
}
