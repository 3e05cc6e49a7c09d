import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { DataFile } from './data-file.ts';

/** One entry, as the directory at the end of the archive lists it. */
interface Written {
  name: Buffer;
  method: number;
  check: number;
  packedBytes: number;
  plainBytes: number;
  offset: number;
}

const stored = 0;
const deflated = 8;
/** Names are UTF-8, and sizes follow the content, which is written while it is read. */
const flags = 0x0808;
const version = 20;

function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Time and date as two numbers; every entry has the moment of the archive. */
function stampOf(moment: Date): [2, number][] {
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5);
  const year = moment.getUTCFullYear() - 1980;
  return [
    [2, time],
    [2, (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()],
  ];
}

const localHeader = (name: Buffer, method: number, stamp: [2, number][]) => [
  numbers([4, 0x04034b50], [2, version], [2, flags], [2, method], ...stamp),
  numbers([4, 0], [4, 0], [4, 0], [2, name.byteLength], [2, 0]),
  name,
];

const sizesAfter = ({ check, packedBytes, plainBytes }: Written) =>
  numbers([4, 0x08074b50], [4, check], [4, packedBytes], [4, plainBytes]);

function directoryEntry(entry: Written, stamp: [2, number][]): Buffer {
  const { name, method, check, packedBytes, plainBytes, offset } = entry;
  return Buffer.concat([
    numbers([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, method], ...stamp),
    numbers([4, check], [4, packedBytes], [4, plainBytes], [2, name.byteLength]),
    numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    name,
  ]);
}

async function* countInto(entry: Written, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) {
  for await (const chunk of chunks) {
    entry.check = crc32(chunk, entry.check);
    entry.plainBytes += chunk.byteLength;
    yield chunk;
  }
}

/** What fails at its source fails here: the pipeline ends both. */
function deflate(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return pipeline(Readable.from(chunks), createDeflateRaw(), () => {});
}

/**
 * Writes files into a zip archive one after the other, none of them whole in memory unless it came whole.
 * Pictures are packed already and are stored; everything else is deflated. Up to 4 GB.
 */
export async function* writeZip(
  files: AsyncIterable<DataFile>,
  moment: Date,
): AsyncIterable<Buffer> {
  const stamp = stampOf(moment);
  const entries: Written[] = [];
  let offset = 0;
  for await (const { name: text, content } of files) {
    const name = Buffer.from(text);
    const method = /\.webp$/.test(text) ? stored : deflated;
    const entry: Written = { name, method, check: 0, packedBytes: 0, plainBytes: 0, offset };
    entries.push(entry);
    const header = Buffer.concat(localHeader(name, method, stamp));
    yield header;
    const counted = countInto(entry, Buffer.isBuffer(content) ? [content] : content);
    for await (const chunk of method === stored ? counted : deflate(counted)) {
      entry.packedBytes += chunk.byteLength;
      yield chunk;
    }
    const sizes = sizesAfter(entry);
    yield sizes;
    offset += header.byteLength + entry.packedBytes + sizes.byteLength;
  }
  const directory = Buffer.concat(entries.map((entry) => directoryEntry(entry, stamp)));
  yield directory;
  const count = entries.length;
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count]);
  yield numbers([4, directory.byteLength], [4, offset], [2, 0]);
}
