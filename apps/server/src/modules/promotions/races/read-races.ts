import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  joinRace as joinCall,
  PastRace,
  Race,
  Racer,
  readRaces as readCall,
} from '@perya/contract/promotions/calls/races';
import { poolOf } from '@perya/contract/rules/promotions/ranking';
import { type Language, say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { maskName } from '../../../platform/mask-name.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { Promotion } from '../running/read-promotions.ts';
import type { PastPlaceRow, RacerRow } from './race.store.ts';
import { type RaceServices, termsOf } from './services.ts';

type Asker = Pick<PlayerContext, 'uid' | 'language'>;

/** So many places are shown, beside the own. */
const placesShown = 20;
const pastShown = 5;

const pesos = (amount: number | bigint) => toPesos(centavos(BigInt(amount)));

function presentRacer(
  row: RacerRow,
  prize: number | bigint,
  { uid, names }: { uid: bigint; names: ReadonlyMap<bigint, string> },
): Racer {
  const name = names.get(row.uid) ?? '';
  const isOwn = row.uid === uid;
  return {
    place: row.place,
    nickname: isOwn ? name : maskName(name),
    is_own: isOwn,
    score: Number(row.score),
    prize: pesos(prize),
  };
}

async function presentRace(
  { races, identity }: RaceServices,
  promotion: Promotion<'race'>,
  { uid, language }: Asker,
): Promise<Race> {
  const terms = termsOf(promotion);
  const span = await races.readSpan(terms);
  const [standing, own] = await Promise.all([
    races.listRacers(terms, span),
    races.readOwn(uid, promotion.id, span),
  ]);
  const top = standing.slice(0, placesShown);
  const names = await identity.listNames([...new Set([uid, ...top.map((row) => row.uid)])]);
  const present = (row: RacerRow) =>
    presentRacer(row, terms.prizes[row.place - 1] ?? 0, { uid, names });
  const mine = standing.find((row) => row.uid === uid);
  return {
    pid: promotion.id,
    name: say(promotion.name, language),
    terms: say(promotion.terms, language),
    by: terms.by,
    first_day: span.firstDay,
    last_day: span.lastDay,
    ends_at: seconds(span.endsAt),
    pool: pesos(poolOf(promotion.rules.prizes)),
    wagering_times: promotion.wageringTimes,
    has_joined: own.hasJoined,
    may_join: own.mayJoin,
    racers: own.racers,
    top: top.map(present),
    own: mine ? present(mine) : null,
  };
}

async function presentPast(
  { races, identity }: RaceServices,
  promotions: readonly Promotion<'race'>[],
  { uid, language }: { uid: bigint; language: Language },
): Promise<PastRace[]> {
  const ids = promotions.map(({ id }) => id);
  const rows = await races.listPast(uid, ids, { races: pastShown, places: placesShown });
  const names = await identity.listNames([...new Set(rows.map((row) => row.uid))]);
  const byRace = new Map<string, PastPlaceRow[]>();
  for (const row of rows) {
    const key = `${row.promotion} ${row.firstDay}`;
    byRace.set(key, [...(byRace.get(key) ?? []), row]);
  }
  return [...byRace.values()].flatMap((places): PastRace[] => {
    const [first] = places;
    const promotion = promotions.find(({ id }) => id === first?.promotion);
    if (!first || !promotion) return [];
    const present = (row: PastPlaceRow) => presentRacer(row, row.prize, { uid, names });
    const mine = places.find((row) => row.uid === uid);
    return [
      {
        pid: promotion.id,
        name: say(promotion.name, language),
        by: promotion.rules.by,
        first_day: first.firstDay,
        last_day: first.lastDay,
        top: places.filter(({ place }) => place <= placesShown).map(present),
        own: mine ? present(mine) : null,
      },
    ];
  });
}

/** Races as they stand at this moment, and how the last ones ended. */
export async function readRaces(
  services: RaceServices,
  asker: Asker,
): Promise<AnswerOf<typeof readCall>> {
  const { promotions } = services;
  const running = await promotions.meantFor(asker.uid, promotions.running());
  const [races, past] = await Promise.all([
    Promise.all(running.map((promotion) => presentRace(services, promotion, asker))),
    presentPast(services, await promotions.published(), asker),
  ]);
  return { races, past };
}

/** Nobody takes part without having asked for it, and whoever has may leave until the race is over. */
export async function joinRace(
  { promotions, races }: RaceServices,
  uid: bigint,
  { pid, is_in: isIn }: RequestOf<typeof joinCall>,
): Promise<AnswerOf<typeof joinCall>> {
  const running = await promotions.meantFor(uid, promotions.running());
  const promotion = running.find(({ id }) => id === pid);
  if (!promotion) throw new Refusal('NOT_FOUND');
  return { has_joined: await races.join(uid, termsOf(promotion), isIn) };
}
