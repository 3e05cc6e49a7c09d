import { restrictedActions } from '@perya/contract/limits/restrictions';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** A moment in Unix seconds. */
const moment = z.int();
/** Centavos as text; null where there is no limit. */
const amount = z.nullable(z.string());

/** Whether the house made the change, and not the player; events of before say nothing of it. */
const byHouse = z._default(z.boolean(), false);

/** One play limit was set, is to change, or is to stay after all. */
export const limitsChanged = declareEvent(
  'limits.changed',
  z.object({
    brand: z.string(),
    byHouse,
    changes: z.array(
      z.object({
        kind: z.string(),
        action: z.enum(['set', 'scheduled', 'cancelled', 'lifted']),
        before: amount,
        after: amount,
        appliesAt: moment,
      }),
    ),
  }),
);

/** The house keeps the player from some things until then; null where it ended before its time. */
export const restricted = declareEvent(
  'limits.restricted',
  z.object({
    brand: z.string(),
    actions: z.array(z.enum(restrictedActions)),
    until: z.nullable(moment),
    /** Which words about the cause the player reads. */
    told: z.string(),
  }),
);

/** An exclusion ended before its term: the player may play again. */
export const readmitted = declareEvent('limits.readmitted', z.object({ brand: z.string() }));

/** The player may not play until then; null is for ever. */
export const excluded = declareEvent(
  'limits.excluded',
  z.object({ brand: z.string(), byHouse, until: z.nullable(moment) }),
);

/** Nobody has used the account for long; from that day on (as 2026-01-31) it is dormant. */
export const inactiveWarned = declareEvent(
  'limits.inactive-warned',
  z.object({ brand: z.string(), day: z.string() }),
);

/** Nothing moves out of the account or into play until the player has shown anew who they are. */
export const accountDormant = declareEvent(
  'limits.account-dormant',
  z.object({ brand: z.string() }),
);

export const dormancyEnded = declareEvent('limits.dormancy-ended', z.object({ brand: z.string() }));
