import { type DataFile, readPages, rowsFile } from '../../../platform/files/data-file.ts';
import type { PromotionsServices } from '../services.ts';

/** What a player was offered and given, for what, and how each reward moved. */
export async function* readOwnData(
  { rewards }: Pick<PromotionsServices, 'rewards'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield rowsFile(
    'rewards.json',
    readPages<{ id: bigint }>((last) => rewards.listOwn(uid, last?.id)),
  );
}
