import type { SealedMonth, SealsAnswer } from '@perya/contract/house/staff-calls/checks';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { MonthSeal } from '../../ledger/index.ts';
import type { HouseServices } from '../services.ts';

const present = (books: SealedMonth['books'], seal: MonthSeal): SealedMonth => ({
  books,
  month: seal.month,
  players: Number(seal.players),
  postings: Number(seal.postings),
  entries: Number(seal.entries),
  amount: books === 'ledger' ? toPesos(centavos(seal.amount)) : String(seal.amount),
  hash: seal.hash.toString('hex'),
  sealed_at: seconds(seal.sealedAt),
  exported_at: seconds(seal.exportedAt),
  verified_at: seconds(seal.verifiedAt),
  is_sound: seal.isSound,
});

/** The sealed months of money and of Filcoins, the newest first. */
export async function listSeals({ ledger, points }: HouseServices): Promise<SealsAnswer> {
  const [money, filcoins] = await Promise.all([ledger.seals.list(), points.seals.list()]);
  const seals = [
    ...money.map((seal) => present('ledger', seal)),
    ...filcoins.map((seal) => present('points', seal)),
  ];
  return { seals: seals.toSorted((a, b) => b.month.localeCompare(a.month)) };
}
