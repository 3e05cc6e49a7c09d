import { type RestrictedAction, restrictionNames } from '@perya/contract/limits/restrictions';
import type { Reopening } from '@perya/contract/limits/staff-calls/restrictions';
import { eventOf } from '../../../platform/events/event.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import { restricted } from '../events.ts';
import type { LimitsServices } from '../services.ts';

const namesOf = (actions: readonly RestrictedAction[], language: 'en' | 'tl') =>
  actions.map((action) => restrictionNames[action][language]).join(', ');

/** Ends before its time what the house keeps a player from. */
export function reopenActions({
  restrictions,
  identity,
}: Pick<LimitsServices, 'restrictions' | 'identity'>): RequestAction<Reopening> {
  return {
    async describe(input) {
      const uid = BigInt(input.uid);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      const standing = (await restrictions.listStanding(uid)).map(({ action }) => action);
      if (!input.actions.every((action) => standing.includes(action))) {
        throw new Refusal('LIMITS_UNCHANGED');
      }
      return {
        subject: { kind: 'player', uid },
        topic: input.uid,
        says: {
          en: `Player ${input.uid} is free again for: ${namesOf(input.actions, 'en')}. It counts at once, and the player is told.`,
          tl: `Malaya na muli ang manlalaro ${input.uid} sa: ${namesOf(input.actions, 'tl')}. Agad itong iiral, at sasabihan ang manlalaro.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const uid = BigInt(input.uid);
      const actions = [...new Set(input.actions)];
      const { brandName } = await identity.hold(tx, uid);
      const { shut, now } = await restrictions.hold(tx, uid);
      for (const action of actions) {
        const until = shut[action];
        if (until === null || until <= now) throw new Refusal('LIMITS_UNCHANGED');
        await restrictions.write(tx, uid, {
          action,
          until: null,
          madeAt: now,
          actor: nameOfActor(origin.actor),
          reason,
          told: '',
        });
      }
      return {
        entries: [
          {
            action: 'limits.reopened',
            subject: { kind: 'player', uid },
            after: { actions: actions.join(', ') },
            reason,
          },
        ],
        events: [
          eventOf(
            restricted,
            { uid, key: origin.requestId },
            { brand: brandName, actions, until: null, told: '' },
          ),
        ],
      };
    },
  };
}
