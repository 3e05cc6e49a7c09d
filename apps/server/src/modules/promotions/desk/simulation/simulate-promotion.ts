import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { simulatePromotion as call } from '@perya/contract/promotions/staff-calls/simulation';
import { writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import * as z from 'zod/mini';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { EarnedInSpan, KindRoom, SimulationNeeds } from '../../kind-room.ts';
import { readContent } from '../deciding/read-content.ts';
import type { DeskServices } from '../services.ts';
import { type Decided, decideEarned, type Standing } from './decide-earned.ts';
import type { Span } from './simulation.store.ts';

const standingsAtOnce = 1000;
const largestMax = 10;
/** Its time may be over: what it would have given before is worth knowing all the same. */
const anyTime = new Date(0);

type Revision = Awaited<ReturnType<typeof findSimulated>>;

export async function findSimulated({ desk }: DeskServices, id: number, revision: number) {
  const row = await desk.find(id);
  if (!row) throw new Refusal('NOT_FOUND');
  const { kind } = row;
  if (revision === 0) return { id, kind, fields: row };
  const content = await desk.findRevision(id, revision);
  if (!content) throw new Refusal('NOT_FOUND');
  return { id, kind, fields: readContent(kind, content, anyTime) };
}

export function createStandings(
  { simulations }: Pick<DeskServices, 'simulations'>,
  fields: Pick<Revision['fields'], 'isOnePerPerson'> & { readonly audience: unknown },
) {
  return async (uids: readonly bigint[]): Promise<ReadonlyMap<bigint, Standing>> => {
    const standings = new Map<bigint, Standing>();
    const all = [...new Set(uids)];
    for (let from = 0; from < all.length; from += standingsAtOnce) {
      const part = all.slice(from, from + standingsAtOnce);
      const { audience, isOnePerPerson } = fields;
      const read = await simulations.readStandings(part, audience as never, isOnePerPerson);
      for (const { uid, ...standing } of read) standings.set(uid, standing);
    }
    return standings;
  };
}

async function decideAll(
  services: DeskServices,
  { id, fields }: Revision,
  { earned }: EarnedInSpan,
  standings: ReadonlyMap<bigint, Standing>,
): Promise<Decided[]> {
  const group = fields.exclusiveGroup;
  const taken = group ? await services.simulations.listTaken(group, id, [...standings.keys()]) : [];
  const keys = new Set(taken.map(({ uid, period }) => `${uid} ${period}`));
  return decideEarned(earned, standings, fields, (uid, period) => keys.has(`${uid} ${period}`));
}

/** The same rewards by something that they share, in the order in which it is met. */
function sumBy(decided: readonly Decided[], keyOf: (each: Decided) => string) {
  const sums = new Map<string, { amount: bigint; rewards: number }>();
  for (const each of decided) {
    const { amount, rewards } = sums.get(keyOf(each)) ?? { amount: 0n, rewards: 0 };
    sums.set(keyOf(each), { amount: amount + each.amount, rewards: rewards + 1 });
  }
  return [...sums].map(([key, sum]) => ({ key, ...sum }));
}

/** What players would have earned, by the rules of the kind. */
async function earnedInSpan(
  { kinds, simulations, kyc, keyring, withTesters }: DeskServices,
  { id, kind, fields }: Revision,
  standingsOf: SimulationNeeds['standingsOf'],
  span: Span,
): Promise<EarnedInSpan | null> {
  const { simulate }: KindRoom<never> = kinds[kind];
  if (simulate === null) return null;
  const rules = z.parse(promotionKinds[kind].rules, fields.rules) as never;
  return simulate({ simulations, kyc, keyring, withTesters, standingsOf }, { id, rules }, span);
}

/** What a revision would have cost in a span of past days, had it run then with nothing given before. */
export async function simulatePromotion(
  services: DeskServices,
  { id, revision, from, to }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const promotion = await findSimulated(services, id, revision);
  const standingsOf = createStandings(services, promotion.fields);
  const found = await earnedInSpan(services, promotion, standingsOf, { from, to });
  const standings = await standingsOf((found?.earned ?? []).map(({ uid }) => uid));
  const decided = found ? await decideAll(services, promotion, found, standings) : [];
  const { currency } = promotion.fields;
  const write = (amount: bigint) => writeAmount(currency, amount);
  const granted = decided.filter(({ outcome }) => outcome === 'GRANTED');
  const given = granted.filter(({ isTest }) => !isTest);
  const players = sumBy(given, ({ uid }) => String(uid));
  return {
    from,
    to,
    currency,
    basis: found?.basis ?? 'none',
    cost: write(given.reduce((sum, { amount }) => sum + amount, 0n)),
    rewards: given.length,
    players: players.length,
    test_rewards: granted.length - given.length,
    refused: sumBy(
      decided.filter(({ outcome }) => outcome !== 'GRANTED'),
      ({ outcome }) => outcome,
    ).map(({ key, rewards, amount }) => ({ outcome: key, rewards, amount: write(amount) })),
    days: sumBy(given, ({ day }) => day).map(({ key, rewards, amount }) => ({
      day: key,
      rewards,
      spent: write(amount),
    })),
    largest: players
      .toSorted((a, b) => Number(b.amount - a.amount) || Number(BigInt(a.key) - BigInt(b.key)))
      .slice(0, largestMax)
      .map(({ key, amount, rewards }) => ({ uid: key, amount: write(amount), rewards })),
  };
}
