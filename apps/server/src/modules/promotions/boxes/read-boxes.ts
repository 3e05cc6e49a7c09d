import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { manilaDay } from '@perya/contract/manila-time';
import type {
  Box,
  BoxReason,
  readBoxes as call,
  queryBoxBonus,
} from '@perya/contract/promotions/calls/boxes';
import { say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { readPromotions } from '../running/read-promotions.ts';
import type { BoxKind, BoxRow } from './box.store.ts';
import { chancesOf } from './draw-box.ts';
import type { BoxServices } from './services.ts';

const pesos = (amount: bigint | number) => toPesos(centavos(amount));

/** 0 not earned, 1 waits, 2 opened, 3 gone. [M-142] */
function stateOf({ state, expiresAt }: BoxRow, now: Date): 0 | 1 | 2 | 3 {
  if (state === null) return 0;
  if (state === 'claimed') return 2;
  return state === 'offered' && expiresAt !== null && now < expiresAt ? 1 : 3;
}

/** What the player is told; the rest is a moment's matter, and a box may still come. */
const reasons: Partial<Record<NonNullable<BoxRow['refusal']>, BoxReason>> = {
  SHARED: 'shared',
  GROUP_TAKEN: 'other-reward',
  PLAYER_CAP: 'own-most',
  DAY_CAP: 'day-given',
  BUDGET: 'all-given',
};

function presentBox(row: BoxRow, goal: number, now: Date): Box {
  const state = stateOf(row, now);
  const end = state === 1 ? row.expiresAt : null;
  return {
    date: row.day,
    task_state: state,
    // Nobody is told what is in a box before it is open.
    bonus: pesos(state === 2 ? (row.amount ?? 0n) : 0n),
    reason: (row.refusal && reasons[row.refusal]) ?? null,
    progress: pesos(row.deposited),
    goal: pesos(goal),
    expires_at: seconds(end),
  };
}

const countIn = (boxes: readonly Box[], state: number) =>
  boxes.filter((box) => box.task_state === state).length;

/** Those that run and that the player may have. */
async function listOwn({ boxes, ...services }: BoxServices, uid: bigint) {
  const running = await readPromotions(services, 'mystery-box');
  const meant = await boxes.listMeant(
    uid,
    running.map(({ id }) => id),
  );
  return running.filter(({ id }) => meant.has(id));
}

/** Nobody shall think that what they earn meanwhile is lost. */
async function refusalOf(store: BoxServices['boxes'], uid: bigint): Promise<Refusal> {
  const kept = await store.countKept(uid);
  if (kept === null) return new Refusal('BOXES_ENDED');
  return new Refusal('BOXES_PAUSED', undefined, undefined, { kept: [String(kept)] });
}

/** The boxes of a month, the one to open or to earn now, and what a box may hold. [G-215 G-218 M-385] */
export async function readBoxes(
  services: BoxServices,
  { uid, language }: PlayerContext,
  { pid, ym: month = manilaDay(new Date()).slice(0, 7) }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const own = await listOwn(services, uid);
  const promotion = own.find(({ id }) => id === pid) ?? own[0];
  const { boxes: store } = services;
  if (!promotion) throw await refusalOf(store, uid);
  const { id, rules, terms, wageringTimes } = promotion;
  const kindOf = (each: (typeof own)[number]): BoxKind => ({
    id: each.id,
    least: Math.min(...each.rules.odds.map(({ amount }) => amount)),
  });
  const [now, rows, next, shutOut] = await Promise.all([
    store.readClock(),
    store.listDays(uid, kindOf(promotion), month),
    store.findCurrent(uid, own.map(kindOf)),
    store.isShutOut(uid),
  ]);
  const boxes = rows.map((row) => presentBox(row, rules.deposits, now));
  const ofNext = own.find((each) => each.id === next?.promotion);
  return {
    data: { [month]: boxes },
    current:
      next && ofNext && !shutOut
        ? {
            ...presentBox(next, ofNext.rules.deposits, now),
            pid: ofNext.id,
            wagering_times: ofNext.wageringTimes,
          }
        : null,
    promotions: own.map((each) => ({ pid: each.id, name: say(each.name, language) })),
    pid: id,
    total: rows.filter(({ state }) => state !== null).length,
    claimed: pesos(
      rows.reduce(
        (sum, { state, amount }) => sum + (state === 'claimed' ? (amount ?? 0n) : 0n),
        0n,
      ),
    ),
    not_received: countIn(boxes, 1),
    unclaimed: countIn(boxes, 3),
    odds: chancesOf(rules.odds).map(({ amount, percent }) => ({ amount: pesos(amount), percent })),
    wagering_times: wageringTimes,
    terms: say(terms, language),
    cur_time: seconds(now),
  };
}

/** [G-216 G-218] */
export async function readBoxBonus(
  { boxes }: Pick<BoxServices, 'boxes'>,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof queryBoxBonus>> {
  const { wonToday, won, opened, waits, gone } = await boxes.sum(uid, null);
  return {
    data: pesos(wonToday),
    total: pesos(won),
    claimed: opened,
    not_received: waits,
    unclaimed: gone,
  };
}
