import { type DataFile, jsonFile, readPages, rowsFile } from '../../../platform/files/data-file.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Books } from '../../ledger/index.ts';
import type { OrderStore } from '../mall/order.store.ts';
import { openRecipient } from '../mall/recipient.ts';

const pageSize = 200;

export interface OwnDataServices {
  books: Pick<Books, 'wallet' | 'entries'>;
  orders: Pick<OrderStore, 'list'>;
  keyring: Pick<Keyring, 'open'>;
}

/** The player's own side of every posting; the far side is the house's. */
async function* ownEntries({ books }: OwnDataServices, uid: bigint) {
  type Entry = Awaited<ReturnType<Books['entries']>>[number];
  const entries = readPages<Entry>((before) =>
    books.entries({ uid, limit: pageSize, ...(before && { before }) }),
  );
  for await (const { postingId, createdAt, amount, balanceAfter } of entries) {
    if (balanceAfter === null) continue;
    yield { id: postingId, at: createdAt, filcoins: amount, balance_after: balanceAfter };
  }
}

/** Codes are no part of it: they are shown where they are used. */
async function* ownOrders({ orders, keyring }: OwnDataServices, uid: bigint) {
  for (let offset = 0; ; offset += pageSize) {
    const page = await orders.list(uid, offset, pageSize);
    for (const order of page) {
      yield {
        id: order.id,
        at: order.submittedAt,
        goods: order.nameEn,
        quantity: order.quantity,
        filcoins: order.payAmount,
        status: order.status,
        store_address: order.storeAddress,
        courier: order.courier,
        courier_number: order.courierNumber,
        reason: order.reason,
        recipient: order.recipient === null ? null : openRecipient(keyring, order),
      };
    }
    if (page.length < pageSize) return;
  }
}

/** A player's Filcoins, and what they were redeemed for. */
export async function* readOwnData(
  services: OwnDataServices,
  uid: bigint,
): AsyncIterable<DataFile> {
  const { balance } = await services.books.wallet(uid);
  yield jsonFile('filcoins.json', { balance });
  yield rowsFile('filcoin-entries.json', ownEntries(services, uid));
  yield rowsFile('orders.json', ownOrders(services, uid));
}
