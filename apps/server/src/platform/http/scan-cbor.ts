/**
 * cbor-x repairs bad UTF-8, follows tags into its own extensions and believes lengths. Input that may
 * move money must be refused instead, so a body is scanned before it is decoded: plain values only,
 * definite lengths within the bytes that are there, valid UTF-8, bounded depth, nothing left over.
 */
const maxDepth = 32;
const maxItems = 100_000;

const major = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6, simple: 7 };
const argumentBytes: Record<number, number> = { 24: 1, 25: 2, 26: 4, 27: 8 };
const utf8 = new TextDecoder('utf-8', { fatal: true });

class Cursor {
  readonly bytes: Uint8Array;
  offset = 0;
  items = 0;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  take(length: number): Uint8Array {
    if (length > this.bytes.length - this.offset) throw new RangeError('The body is cut short');
    this.offset += length;
    return this.bytes.subarray(this.offset - length, this.offset);
  }

  /** Reads the head of an item: its major type, its short argument and the argument's value. */
  head(): { type: number; info: number; value: number } {
    if (++this.items > maxItems) throw new RangeError('The body has too many items');
    const [first = 0] = this.take(1);
    const type = first >> 5;
    const info = first & 31;
    if (info < 24) return { type, info, value: info };
    const size = argumentBytes[info];
    if (size === undefined) throw new RangeError('Lengths must be definite');
    const at = this.offset;
    this.take(size);
    if (size === 1) return { type, info, value: this.view.getUint8(at) };
    if (size === 2) return { type, info, value: this.view.getUint16(at) };
    if (size === 4) return { type, info, value: this.view.getUint32(at) };
    return { type, info, value: Number(this.view.getBigUint64(at)) };
  }
}

/** false, true, null, undefined and the three widths of floating-point numbers. */
function isPlainSimple(info: number): boolean {
  return (info >= 20 && info <= 23) || (info >= 25 && info <= 27);
}

function scanItem(cursor: Cursor, depth: number): void {
  if (depth > maxDepth) throw new RangeError('The body is nested too deeply');
  const { type, info, value } = cursor.head();
  switch (type) {
    case major.unsigned:
    case major.negative:
      return;
    case major.bytes:
      cursor.take(value);
      return;
    case major.text:
      utf8.decode(cursor.take(value));
      return;
    case major.array:
      for (let index = 0; index < value; index += 1) scanItem(cursor, depth + 1);
      return;
    case major.map:
      for (let index = 0; index < value; index += 1) {
        scanKey(cursor);
        scanItem(cursor, depth + 1);
      }
      return;
    default:
      if (type === major.tag || !isPlainSimple(info)) throw new RangeError('Plain values only');
  }
}

function scanKey(cursor: Cursor): void {
  const { type, value } = cursor.head();
  if (type !== major.text) throw new RangeError('Keys must be text');
  utf8.decode(cursor.take(value));
}

/** Throws if the bytes are not exactly one well-formed plain item. */
export function scanCbor(bytes: Uint8Array): void {
  const cursor = new Cursor(bytes);
  scanItem(cursor, 0);
  if (cursor.offset !== bytes.length) throw new RangeError('Bytes are left over');
}
