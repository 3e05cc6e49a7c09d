import {
  type AdjustmentWanted,
  type adjustmentCategories,
  adjustmentWanted,
} from '@perya/contract/payments/staff-calls/cases';
import type { Text } from '@perya/contract/text';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface AdjustBalanceNeeds {
  payments: { desk: Pick<Payments['desk'], 'checkAdjustment' | 'adjustWithin'> };
}

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
export function createAdjustBalance(needs: AdjustBalanceNeeds): RequestAction<AdjustmentWanted> {
  const { desk } = needs.payments;
  return {
    name: 'ledger.adjust',
    input: adjustmentWanted,
    check: (input) => desk.checkAdjustment(input),
    describe: async (input) => ({
      subject: { kind: 'player', uid: BigInt(input.uid) },
      topic: input.uid,
      says: saysOf(input),
    }),
    async carryOut(tx, { origin, input, reason }) {
      return { ...(await desk.adjustWithin(tx, origin, { ...input, reason })), events: [] };
    },
  };
}
