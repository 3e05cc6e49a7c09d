import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import { gameTypes } from '../../rules/game-categories.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { reason } from '../../staff/reason.ts';

/** Every number that games are filed under, once. */
export const weightedTypes = [...new Set(Object.values(gameTypes))].sort((a, b) => a - b);

/** In percent. More than the whole is not possible: a stake would release more than it puts at risk. */
export const weightMax = 100;

/** The days whose stakes show what a weight does. */
export const weightDays = 30;

const weight = z.int().check(z.minimum(0), z.maximum(weightMax));
const gameType = z
  .int()
  .check(z.refine((type) => (weightedTypes as readonly number[]).includes(type)));

const turnoverWeight = z.object({
  game_type: gameType,
  weight,
  /** Null: it was never changed and counts whole. */
  changed_at: z.nullable(unixSeconds()),
  /** What was staked on games of this type in the last days, real money alone, and what of it this weight counts. */
  staked: money(),
  counted: money(),
});
export type TurnoverWeight = z.output<typeof turnoverWeight>;

export const listTurnoverWeights = defineCall({
  method: 'GET',
  path: '/backoffice/api/weights/list',
  access: { staff: 'games.read' },
  summary: 'How much of a stake counts as turnover, by the type of the game',
  request: z.object({}),
  answer: z.object({ rows: z.array(turnoverWeight) }),
});

/** A weight as it should be, if it is still as it was seen. */
export const weightWanted = z.object({
  game_type: gameType,
  weight,
  /** The weight as it was seen: somebody else may have changed it. */
  seen: weight,
});
export type WeightWanted = z.output<typeof weightWanted>;

export const changeTurnoverWeight = defineCall({
  method: 'POST',
  path: '/backoffice/api/weights/change',
  access: { staff: 'games.weights' },
  summary: 'Lets less of a stake count as turnover, for bets from now on',
  request: z.extend(weightWanted, { reason: reason() }),
  answer: z.object({ rows: z.array(turnoverWeight) }),
  errors: ['CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE', 'NEEDS_SECOND_PERSON'],
  refreshes: [listTurnoverWeights],
});

export const askTurnoverWeight = defineRequest({
  asks: 'games.weight',
  permission: 'games.weights',
  title: { en: 'More turnover of a type of game', tl: 'Mas malaking turnover ng uri ng laro' },
  reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  input: weightWanted,
  path: '/backoffice/api/weights/ask',
  summary: 'Asks a second person to let more of a stake count as turnover',
  errors: ['CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE'],
});

export const turnoverWeightsCalls = { listTurnoverWeights, changeTurnoverWeight } as const;
