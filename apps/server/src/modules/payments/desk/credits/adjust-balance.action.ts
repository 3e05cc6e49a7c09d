import type {
  AdjustmentWanted,
  adjustmentCategories,
} from '@perya/contract/payments/staff-calls/cases';
import type { Text } from '@perya/contract/text';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { adjustWithin, checkAdjustment } from './adjust-balance.ts';

const categories: Record<(typeof adjustmentCategories)[number], Text> = {
  game: { en: 'a game', tl: 'laro' },
  payment: { en: 'a payment', tl: 'bayad' },
  goodwill: { en: 'goodwill', tl: 'kagandahang-loob' },
  other: { en: 'another cause', tl: 'ibang dahilan' },
};

function saysOf({ uid, amount: typed, category }: AdjustmentWanted): Text {
  const amount = parsePesos(typed);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  const money = formatPesos(amount < 0n ? (-amount as typeof amount) : amount);
  const why = categories[category];
  return amount < 0n
    ? {
        en: `${money} is taken from the balance of player ${uid} at once, because of ${why.en}.`,
        tl: `Agad na babawasin ang ${money} sa balanse ng manlalaro ${uid}, dahil sa ${why.tl}.`,
      }
    : {
        en: `${money} is added to the balance of player ${uid} at once, because of ${why.en}. It can be withdrawn without play.`,
        tl: `Agad na idadagdag ang ${money} sa balanse ng manlalaro ${uid}, dahil sa ${why.tl}. Maaari itong i-withdraw nang hindi nilalaro.`,
      };
}

/** Corrects the balance of a player. */
export function adjustBalance(services: DeskServices): RequestAction<AdjustmentWanted> {
  return {
    async describe(input) {
      await checkAdjustment(services, input);
      return {
        subject: { kind: 'player', uid: BigInt(input.uid) },
        topic: input.uid,
        says: saysOf(input),
      };
    },
    carryOut(tx, { origin, input, reason }) {
      return adjustWithin(services, tx, origin, { ...input, reason });
    },
  };
}
