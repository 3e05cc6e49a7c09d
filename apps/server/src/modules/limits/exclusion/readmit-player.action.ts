import type { Readmission } from '@perya/contract/limits/staff-calls/limits';
import { manilaDay } from '@perya/contract/manila-time';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import { changeWithin } from '../change-limits.ts';
import type { Exclusion, HeldLimits, LimitChange } from '../held-limits.ts';
import type { LimitsServices } from '../services.ts';
import { isFirm } from './decide-exclusion.ts';

function stillFirm({ firmUntil }: Exclusion): Refusal {
  if (firmUntil === null) {
    return new Refusal('EXCLUSION_FIRM', {
      en: 'This exclusion is for ever: nothing ends it',
      tl: 'Habambuhay ang pagbabawal na ito: walang makapagtatapos nito',
    });
  }
  const day = manilaDay(firmUntil);
  return new Refusal('EXCLUSION_FIRM', {
    en: `Nothing ends this exclusion before ${day}`,
    tl: `Walang makapagtatapos sa pagbabawal na ito bago ang ${day}`,
  });
}

/** Ends an exclusion before its term, once the months are over in which nothing does. */
export function decideReadmission(held: HeldLimits): {
  limits: HeldLimits;
  changes: LimitChange[];
} {
  const { exclusion, now } = held;
  if (exclusion === null) throw new Refusal('LIMITS_UNCHANGED');
  if (isFirm(exclusion, now)) throw stillFirm(exclusion);
  const change: LimitChange = {
    kind: 'exclusion',
    action: 'lifted',
    amountBefore: null,
    amountAfter: null,
    appliesAt: now,
    endsAt: now,
  };
  return { limits: { ...held, exclusion: null }, changes: [change] };
}

/** A player who asks may come back before the term is over; two persons decide, and limits stay as they are. */
export function readmitPlayer(
  services: Pick<LimitsServices, 'store' | 'identity'>,
): RequestAction<Readmission> {
  const { store, identity } = services;
  return {
    async describe({ uid }) {
      if ((await identity.account(BigInt(uid))) === null) throw new Refusal('NOT_FOUND');
      decideReadmission(await store.read(BigInt(uid)));
      return {
        subject: { kind: 'player', uid: BigInt(uid) },
        topic: uid,
        says: {
          en: `The exclusion of player ${uid} ends with the approval, before its term. Play limits stay as they are, and the player is told.`,
          tl: `Matatapos sa pag-apruba ang pagbabawal sa manlalaro ${uid}, bago ang takda nito. Mananatili ang mga limit sa paglalaro, at sasabihan ang manlalaro.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const uid = BigInt(input.uid);
      const { brandName } = await identity.hold(tx, uid);
      const { entries, events } = await changeWithin(
        services,
        tx,
        { uid, origin, brand: brandName },
        decideReadmission,
      );
      return { entries: entries.map((entry) => ({ ...entry, reason })), events };
    },
  };
}
