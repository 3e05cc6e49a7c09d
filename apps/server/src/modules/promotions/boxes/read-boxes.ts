import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { Box, readBoxes as call, queryBoxBonus } from '@perya/contract/calls/promotions/boxes';
import { boxPromotionId } from '@perya/contract/rules/promotions/boxes';
import { say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readPromotions } from '../running/read-promotions.ts';
import type { BoxRow } from './box.store.ts';
import type { BoxServices } from './dependencies.ts';
import { chancesOf } from './draw-box.ts';

const pesos = (amount: bigint | number) => toPesos(centavos(amount));

/** 0 not earned, 1 waits, 2 opened, 3 gone. [M-142] */
function stateOf({ state, expiresAt }: BoxRow, now: Date): 0 | 1 | 2 | 3 {
  if (state === null) return 0;
  if (state === 'claimed') return 2;
  return state === 'offered' && expiresAt !== null && now < expiresAt ? 1 : 3;
}

function presentBox(row: BoxRow, goal: number, now: Date): Box {
  const state = stateOf(row, now);
  const end = state === 1 ? row.expiresAt : null;
  return {
    date: row.day,
    task_state: state,
    bonus: pesos(row.amount ?? 0n),
    progress: pesos(row.deposited),
    goal: pesos(goal),
    expires_at: end && Math.floor(end.getTime() / 1000),
  };
}

const sumIn = (boxes: readonly Box[], rows: readonly BoxRow[], state: number) =>
  pesos(
    rows.reduce(
      (sum, { amount }, at) => sum + (boxes[at]?.task_state === state ? (amount ?? 0n) : 0n),
      0n,
    ),
  );

/** The boxes of a month, the one to open or to earn now, and what a box may hold. [G-215 G-218 M-385] */
export async function readBoxes(
  services: BoxServices,
  { uid, language }: PlayerContext,
  { ym }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [promotion] = (await readPromotions(services, 'mystery-box')).filter(
    ({ id }) => id === boxPromotionId,
  );
  if (!promotion) throw new Refusal('BOXES_ENDED');
  const { boxes: store } = services;
  const { rules, terms, wageringTimes } = promotion;
  const now = await store.readClock();
  const [rows, waiting, shutOut] = await Promise.all([
    store.listDays(uid, boxPromotionId, ym),
    store.findWaiting(uid, boxPromotionId),
    store.isShutOut(uid),
  ]);
  const boxes = rows.map((row) => presentBox(row, rules.deposits, now));
  const month = monthOf(now);
  const [today] = ym === month ? rows : await store.listDays(uid, boxPromotionId, month);
  const next = waiting ?? (today?.state === null ? today : null);
  return {
    data: { [ym]: boxes },
    current: next && !shutOut ? presentBox(next, rules.deposits, now) : null,
    total: rows.filter(({ state }) => state !== null).length,
    claimed: sumIn(boxes, rows, 2),
    not_received: sumIn(boxes, rows, 1),
    unclaimed: sumIn(boxes, rows, 3),
    odds: chancesOf(rules.odds).map(({ amount, percent }) => ({ amount: pesos(amount), percent })),
    wagering_times: wageringTimes,
    terms: say(terms, language),
    cur_time: Math.floor(now.getTime() / 1000),
  };
}

const manilaOffsetMs = 8 * 3_600_000;
const monthOf = (now: Date) => new Date(now.getTime() + manilaOffsetMs).toISOString().slice(0, 7);

/** [G-216 G-218] */
export async function readBoxBonus(
  { boxes }: Pick<BoxServices, 'boxes'>,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof queryBoxBonus>> {
  const { waiting, won, opened, waits, gone } = await boxes.sum(uid, boxPromotionId);
  return {
    data: pesos(waiting),
    total: pesos(won),
    claimed: opened,
    not_received: waits,
    unclaimed: gone,
  };
}
