import { Refusal } from '../../platform/http/refusal.ts';
import type { RequestAction } from '../audit/index.ts';
import { liftWithin } from './change-block.ts';
import type { KycServices } from './services.ts';

/** Lifts a block that one person no longer lifts alone. */
export function unblockByTwo(services: KycServices): RequestAction<{ uid: string }> {
  const { identity, store } = services;
  return {
    async describe({ uid }) {
      const record = await store.findRecord(BigInt(uid));
      if (record?.status !== 'block') throw new Refusal('NOTHING_TO_CHANGE');
      const status = record.beforeBlock ?? 'unset';
      return {
        subject: { kind: 'player', uid: BigInt(uid) },
        topic: uid,
        says: {
          en: `Player ${uid} is no longer blocked: they get the status ${status} back, can log in and play as it allows, and are told.`,
          tl: `Hindi na naka-block ang manlalaro ${uid}: ibabalik ang status na ${status}, makakapag-login at makakalaro ayon dito, at sasabihan.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const asked = { uid: BigInt(input.uid), reason, isAlone: false };
      const lifted = await liftWithin(services, tx, origin, asked);
      if (lifted === null) throw new Refusal('NOTHING_TO_CHANGE');
      const { entries, events } = lifted;
      return { entries, events, afterCommit: () => identity.countDecision('unblocked') };
    },
  };
}
