import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import type { PartnersServices } from '../services.ts';

/** Which persons of partners the player is known as. */
export async function* readOwnData(
  { links }: Pick<PartnersServices, 'links'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield jsonFile('partners.json', await links.list(uid));
}
