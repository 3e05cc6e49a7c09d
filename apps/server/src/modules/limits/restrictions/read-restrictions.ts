import type { AnswerOf } from '@perya/contract/call';
import { type RestrictedAction, restrictedText } from '@perya/contract/limits/restrictions';
import type {
  readPlayerRestrictions as call,
  RestrictionStep as Shown,
} from '@perya/contract/limits/staff-calls/restrictions';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Teller, tellList } from '../../../platform/lists/teller.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { LimitsServices } from '../services.ts';
import type { RestrictionStep } from './restriction.store.ts';

const stepsShown = 50;

const present = ({ action, madeAt, actor, until, reason, told }: RestrictionStep): Shown => ({
  action,
  at: seconds(madeAt),
  by: actor,
  until: seconds(until),
  reason,
  told,
});

/** What the house keeps a player from, and how it came to be. */
export async function readRestrictions(
  { restrictions }: Pick<LimitsServices, 'restrictions'>,
  uid: string,
): Promise<AnswerOf<typeof call>> {
  const [standing, history] = await Promise.all([
    restrictions.listStanding(BigInt(uid)),
    restrictions.history.read({ uid, limit: stepsShown }),
  ]);
  return {
    standing: standing.map(present),
    history: history.slice(0, stepsShown).map(present),
  };
}

/** At the gate of a player's call: refuses what the house keeps them from, in the words that staff chose. */
export async function admitTo(
  { restrictions }: Pick<LimitsServices, 'restrictions'>,
  action: RestrictedAction,
  { uid }: { uid: bigint },
): Promise<void> {
  const found = await restrictions.find(uid, action);
  if (found?.until) {
    throw new Refusal('RESTRICTED', restrictedText([action], found.until, found.told));
  }
}

/** The same for the story of a player. */
export const restrictionTeller = ({ restrictions }: Pick<LimitsServices, 'restrictions'>): Teller =>
  tellList(
    { name: 'restriction', kind: 'decision', permission: 'limits.read' },
    restrictions.history.read,
    ({ madeAt, actor, action, until, reason }) => ({
      at: madeAt,
      event: until === null ? 'reopened' : 'restricted',
      about: reason,
      state: action,
      amount: null,
      by: actor,
      opens: null,
    }),
  );
