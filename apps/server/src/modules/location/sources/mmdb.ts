import { addressBytes } from './address-bytes.ts';

/** The end of a database in the format of MaxMind begins with it. */
const marker = Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1');
/** Between the tree and the data. */
const gapBytes = 16;

const types = {
  extended: 0,
  pointer: 1,
  text: 2,
  double: 3,
  bytes: 4,
  uint16: 5,
  uint32: 6,
  map: 7,
  int32: 8,
  uint64: 9,
  uint128: 10,
  array: 11,
  boolean: 14,
  float: 15,
} as const;

type Value = string | number | boolean | Buffer | Value[] | { readonly [name: string]: Value };

interface Decoded {
  value: Value;
  /** Where the next value begins. */
  next: number;
}

/** Reads the values of one section of the file; pointers are counted from where the section begins. */
class Section {
  readonly #file: Buffer;
  readonly #base: number;

  constructor(file: Buffer, base: number) {
    this.#file = file;
    this.#base = base;
  }

  at(offset: number): Decoded {
    const control = this.#file.readUInt8(offset);
    let type = control >> 5;
    let next = offset + 1;
    if (type === types.pointer) return this.#pointer(control, next);
    if (type === types.extended) {
      type = this.#file.readUInt8(next) + 7;
      next += 1;
    }
    const { size, next: begin } = this.#size(control & 31, next);
    return this.#value(type, size, begin);
  }

  #pointer(control: number, next: number): Decoded {
    const bytes = ((control >> 3) & 3) + 1;
    const high = control & 7;
    const low = this.#file.readUIntBE(next, bytes);
    const added = [0, 2048, 526_336, 0][bytes - 1] ?? 0;
    const target = bytes === 4 ? low : high * 2 ** (8 * bytes) + low + added;
    return { value: this.at(this.#base + target).value, next: next + bytes };
  }

  #size(given: number, next: number): { size: number; next: number } {
    if (given < 29) return { size: given, next };
    const bytes = given - 28;
    const added = [29, 285, 65_821][bytes - 1] ?? 0;
    return { size: this.#file.readUIntBE(next, bytes) + added, next: next + bytes };
  }

  #value(type: number, size: number, begin: number): Decoded {
    const end = begin + size;
    switch (type) {
      case types.map:
        return this.#map(size, begin);
      case types.array:
        return this.#array(size, begin);
      case types.boolean:
        return { value: size !== 0, next: begin };
      case types.text:
        return { value: this.#file.toString('utf8', begin, end), next: end };
      case types.double:
        return { value: this.#file.readDoubleBE(begin), next: end };
      case types.float:
        return { value: this.#file.readFloatBE(begin), next: end };
      case types.uint16:
      case types.uint32:
      case types.int32:
        return { value: size === 0 ? 0 : this.#file.readUIntBE(begin, size), next: end };
      default:
        // Larger numbers and raw bytes: nothing here asks for them.
        return { value: this.#file.subarray(begin, end), next: end };
    }
  }

  #map(size: number, begin: number): Decoded {
    const value: Record<string, Value> = {};
    let next = begin;
    for (let count = 0; count < size; count += 1) {
      const name = this.at(next);
      const held = this.at(name.next);
      value[String(name.value)] = held.value;
      next = held.next;
    }
    return { value, next };
  }

  #array(size: number, begin: number): Decoded {
    const value: Value[] = [];
    let next = begin;
    for (let count = 0; count < size; count += 1) {
      const held = this.at(next);
      value.push(held.value);
      next = held.next;
    }
    return { value, next };
  }
}

const isMap = (value: Value | undefined): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && !Array.isArray(value) && !Buffer.isBuffer(value);

const numberIn = (metadata: { readonly [name: string]: Value }, name: string): number => {
  const value = metadata[name];
  if (typeof value !== 'number') throw new Error(`The database of addresses has no ${name}`);
  return value;
};

export interface Mmdb {
  /** The country of an address in two letters; null where the database does not know it. */
  countryOf(address: string): string | null;
}

/** Reads a database of addresses in the format of MaxMind, of countries or of more. */
export function readMmdb(file: Buffer): Mmdb {
  const at = file.lastIndexOf(marker);
  if (at < 0) throw new Error('This is no database in the format of MaxMind');
  const begin = at + marker.length;
  const metadata = new Section(file, begin).at(begin).value;
  if (!isMap(metadata)) throw new Error('The database of addresses says nothing of itself');
  const nodes = numberIn(metadata, 'node_count');
  const recordBits = numberIn(metadata, 'record_size');
  const version = numberIn(metadata, 'ip_version');
  const nodeBytes = (recordBits * 2) / 8;
  const dataBegin = nodes * nodeBytes + gapBytes;
  const data = new Section(file, dataBegin);

  function record(node: number, bit: number): number {
    const offset = node * nodeBytes;
    if (recordBits === 24) return file.readUIntBE(offset + bit * 3, 3);
    if (recordBits === 32) return file.readUInt32BE(offset + bit * 4);
    // Of 28 bits the byte in the middle has the highest four of both.
    const middle = file.readUInt8(offset + 3);
    const high = bit === 0 ? middle >> 4 : middle & 15;
    return high * 2 ** 24 + file.readUIntBE(offset + bit * 4, 3);
  }

  /** Where the data of an address lies; null where there is none. */
  function find(bytes: Uint8Array): number | null {
    const isFour = bytes.subarray(0, 12).every((byte) => byte === 0);
    if (version === 4 && !isFour) return null;
    let node = 0;
    for (let bit = version === 4 ? 96 : 0; bit < 128 && node < nodes; bit += 1) {
      node = record(node, ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    }
    return node > nodes ? node - nodes - gapBytes + dataBegin : null;
  }

  return {
    countryOf(address) {
      const bytes = addressBytes(address);
      const offset = bytes === null ? null : find(bytes);
      if (offset === null) return null;
      const held = data.at(offset).value;
      const country = isMap(held) ? (held['country'] ?? held['registered_country']) : undefined;
      const code = isMap(country) ? country['iso_code'] : undefined;
      return typeof code === 'string' ? code : null;
    },
  };
}
