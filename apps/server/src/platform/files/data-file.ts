import { snakeCase } from '../database/camel-case.ts';

/** A file of what is known of a player, as the player may take it away. */
export interface DataFile {
  name: string;
  content: Buffer | AsyncIterable<Buffer>;
}

/** What a module knows of a player, for that player. */
export type OwnData = (uid: bigint) => AsyncIterable<DataFile>;

/** Ids and amounts are larger than what every reader of JSON keeps exactly. */
const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

export const jsonFile = (name: string, value: unknown): DataFile => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, plain, 2)}\n`),
});

/** A row by the names of files, which are those of the wire. */
export const nameForFile = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

const chunkCharacters = 32 * 1024;

async function* writeRows(rows: AsyncIterable<object>): AsyncIterable<Buffer> {
  let text = '';
  let count = 0;
  for await (const row of rows) {
    text += `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(nameForFile(row), plain)}`;
    count += 1;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(count === 0 ? '[]\n' : `${text}\n]\n`);
}

/** For what may be long: it is read while it is written. */
export const rowsFile = (name: string, rows: AsyncIterable<object>): DataFile => ({
  name,
  content: writeRows(rows),
});

/** Reads pages, newest first, until one is empty. */
export async function* readPages<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncIterable<Row> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield* page;
  }
}
