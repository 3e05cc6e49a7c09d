import type { LevelsWanted } from '@perya/contract/vip/staff-calls/levels';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RequestAction } from '../audit/index.ts';
import type { VipServices } from './services.ts';
import type { LevelRow } from './vip.store.ts';

const thresholdsOf = (levels: readonly LevelRow[]) => levels.map(({ xp }) => Number(xp));

const isSame = (a: readonly number[], b: readonly number[]) => String(a) === String(b);

/** Whoever has seen other thresholds looks again; each level needs more than the one before. */
function refuseWrong({ xp, seen }: LevelsWanted, held: readonly number[]): void {
  if (!isSame(seen, held)) throw new Refusal('CHANGED_MEANWHILE');
  if (isSame(xp, held)) throw new Refusal('NOTHING_TO_CHANGE');
  if (xp.some((each, place) => each <= (xp[place - 1] ?? 0))) throw new Refusal('VIP_ORDER');
}

/** What the levels need. A lower one lets players rise, and promotions pay for it, with their next round. */
export function changeLevels({ store }: Pick<VipServices, 'store'>): RequestAction<LevelsWanted> {
  return {
    async describe(wanted) {
      const held = thresholdsOf(await store.listLevels());
      refuseWrong(wanted, held);
      const changes = wanted.xp
        .map((is, place) => ({ level: place + 1, is, was: held[place] ?? 0 }))
        .filter(({ is, was }) => is !== was);
      const lines = (instead: string) =>
        changes
          .map(({ level, is, was }) => `VIP ${level}: ${is} XP (${instead} ${was})`)
          .join('; ');
      return {
        subject: { kind: 'house' },
        topic: 'levels',
        says: {
          en: `The VIP levels change at once; whoever has reached one keeps it. ${lines('instead of')}.`,
          tl: `Agad na magbabago ang mga antas ng VIP; mananatili sa naabot na ang bawat isa. ${lines('sa halip na')}.`,
        },
      };
    },
    async carryOut(tx, { input, reason, request }) {
      const held = thresholdsOf(await store.holdLevels(tx));
      refuseWrong(input, held);
      await store.setThresholds(
        tx,
        input.xp.map((xp, place) => ({ level: place + 1, xp })),
      );
      return {
        entries: [
          {
            action: 'vip.levels-changed',
            subject: { kind: 'house' },
            before: { xp: held },
            after: { xp: input.xp, asked_by: request.askedBy },
            reason,
          },
        ],
      };
    },
  };
}
