import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { Books } from '../../ledger/index.ts';
import type { HouseServices } from '../services.ts';

async function sealBooks(
  { audit, isClosing }: Pick<HouseServices, 'audit' | 'isClosing'>,
  books: 'ledger' | 'points',
  { seals }: Pick<Books, 'seals'>,
): Promise<void> {
  const onRange = async () => {
    if (isClosing()) throw new Error('The server is ending; the month is sealed another time');
  };
  for (;;) {
    const month = await seals.prepare(onRange);
    if (month === null) return;
    await audit.record<void>(bySystem('house_seal_months'), async (tx) => {
      const seal = await seals.finish(tx, month);
      if (seal === null) return nothingChanged(undefined);
      const after = {
        books,
        month,
        postings: String(seal.postings),
        entries: String(seal.entries),
        seal: seal.hash.toString('hex'),
      };
      const subject = { kind: 'house' } as const;
      return { result: undefined, entries: [{ action: 'house.month-sealed', subject, after }] };
    });
  }
}

/** Seals every month that is over, of both books. The audit keeps each seal, in a chain of its own. */
export async function sealMonths(services: HouseServices): Promise<void> {
  await sealBooks(services, 'ledger', services.ledger);
  await sealBooks(services, 'points', services.points);
}
