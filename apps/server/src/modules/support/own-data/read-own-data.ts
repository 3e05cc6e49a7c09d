import type pg from 'pg';
import { type DataFile, jsonFile, readPages, rowsFile } from '../../../platform/files/data-file.ts';
import type { SupportServices } from '../services.ts';
import { createOwnDataStore, type OwnMessage } from './own-data.store.ts';

const fileOf = (n: number, place: number) => `service/${n}-${place + 1}.webp`;

async function* named(pages: AsyncIterable<OwnMessage>) {
  for await (const { pictures, ...message } of pages) {
    yield { ...message, pictures: pictures.map((_, place) => fileOf(message.n, place)) };
  }
}

/** What the player and the house have written to each other, with the pictures, and the player's feedback. */
export async function* readOwnData(
  { identity }: Pick<SupportServices, 'identity'>,
  pool: pg.Pool,
  uid: bigint,
): AsyncIterable<DataFile> {
  const store = createOwnDataStore(pool);
  const messages = () => readPages<OwnMessage>((last) => store.messages(uid, last));
  yield rowsFile('service.json', named(messages()));
  yield jsonFile('feedback.json', await store.feedback(uid));
  for await (const { n, pictures } of messages()) {
    for (const [place, key] of pictures.entries()) {
      const content = await identity.uploads.read(key);
      if (content !== null) yield { name: fileOf(n, place), content };
    }
  }
}
