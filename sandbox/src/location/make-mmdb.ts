/** A network by its bytes, those of version 4 as version 6 has them, and how many bits of them count. */
export interface KnownNetwork {
  bytes: Uint8Array;
  bits: number;
  country: string;
}

type Child = number | { data: number } | null;
type Node = [Child, Child];

const text = (value: string) =>
  Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
const map = (...entries: (readonly [string, Buffer])[]) =>
  Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([name, value]) => [text(name), value]),
  ]);
const uint16 = (value: number) => Buffer.from([(5 << 5) | 2, value >> 8, value & 255]);
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(5);
  bytes[0] = (6 << 5) | 4;
  bytes.writeUInt32BE(value, 1);
  return bytes;
};

/** Puts the data of a network where its last bit leads; the networks of a test do not lie inside of each other. */
function plant(nodes: Node[], bytes: Uint8Array, bits: number, data: number): void {
  let at = 0;
  for (let bit = 0; bit < bits; bit += 1) {
    const side = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    const node = nodes[at] as Node;
    if (bit === bits - 1) node[side] = { data };
    else {
      if (typeof node[side] !== 'number') node[side] = nodes.push([null, null]) - 1;
      at = node[side] as number;
    }
  }
}

/** A small database of addresses in the format of MaxMind: networks with their country. */
export function makeMmdb(networks: readonly KnownNetwork[]): Buffer {
  const nodes: Node[] = [[null, null]];
  const data: Buffer[] = [];
  let length = 0;
  for (const { bytes, bits, country } of networks) {
    plant(nodes, bytes, bits, length);
    const held = map(['country', map(['iso_code', text(country)])]);
    data.push(held);
    length += held.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [place, node] of nodes.entries()) {
    for (const [side, child] of node.entries()) {
      const empty = nodes.length;
      const record =
        child === null ? empty : typeof child === 'number' ? child : empty + 16 + child.data;
      tree.writeUIntBE(record, place * 6 + side * 3, 3);
    }
  }
  const metadata = map(
    ['node_count', uint32(nodes.length)],
    ['record_size', uint16(24)],
    ['ip_version', uint16(6)],
    ['database_type', text('Test-Country')],
  );
  const marker = Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
}

/** Addresses of this machine, which stand in the Philippines by it. */
export function machineInPhilippines(): Buffer {
  const ofVersion4 = Buffer.alloc(16);
  ofVersion4[12] = 127;
  const ofVersion6 = Buffer.alloc(16);
  ofVersion6[15] = 1;
  return makeMmdb([
    { bytes: ofVersion4, bits: 104, country: 'PH' },
    { bytes: ofVersion6, bits: 128, country: 'PH' },
  ]);
}
