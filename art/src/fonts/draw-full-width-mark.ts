/** A font of one sign, the full-width exclamation mark, which the faces of the app do not have. */

const unitsPerEm = 1000;
const ascent = 950;
const descent = -250;
const markCode = 0xff01;

type Point = readonly [x: number, y: number];

/** The stroke and the dot, each a polygon, clockwise as TrueType fills them. */
const contours: readonly (readonly Point[])[] = [
  [
    [448, 700],
    [552, 700],
    [535, 215],
    [465, 215],
  ],
  [
    [475, 120],
    [525, 120],
    [560, 85],
    [560, 35],
    [525, 0],
    [475, 0],
    [440, 35],
    [440, 85],
  ],
];

/** Big-endian numbers one after the other, as every table of a font is written. */
function bytesOf(...numbers: readonly (readonly [bytes: 1 | 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([bytes, value]) => {
      const written = Buffer.alloc(bytes);
      written.writeUIntBE(value < 0 ? value + 2 ** (8 * bytes) : value, 0, bytes);
      return written;
    }),
  );
}
const u16 = (...values: number[]) => bytesOf(...values.map((value) => [2, value] as const));
const u32 = (...values: number[]) => bytesOf(...values.map((value) => [4, value] as const));

const points = contours.flat();
const xs = points.map(([x]) => x);
const ys = points.map(([, y]) => y);
const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;

function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
}

function glyph(): Buffer {
  let end = -1;
  const ends = contours.map((contour) => {
    end += contour.length;
    return end;
  });
  const steps = (values: readonly number[]) =>
    values.map((value, at) => value - (values[at - 1] ?? 0));
  const onCurve = Buffer.alloc(points.length, 1);
  return padded(
    Buffer.concat([
      u16(contours.length, ...box, ...ends, 0),
      onCurve,
      u16(...steps(xs), ...steps(ys)),
    ]),
  );
}

function cmap(): Buffer {
  // One segment for the mark and the closing one, in the format that every browser reads.
  const segments = u16(
    4,
    32,
    0,
    4,
    4,
    1,
    0,
    markCode,
    0xffff,
    0,
    markCode,
    0xffff,
    1 - markCode,
    1,
    0,
    0,
  );
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), segments]);
}

function name(): Buffer {
  const texts = [
    [1, 'Perya Full Width Mark'],
    [2, 'Regular'],
    [4, 'Perya Full Width Mark'],
    [6, 'PeryaFullWidthMark'],
  ] as const;
  const written = texts.map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  let offset = 0;
  const records = written.map(({ id, bytes }) => {
    const record = u16(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
    return record;
  });
  const head = u16(0, texts.length, 6 + 12 * texts.length);
  return Buffer.concat([head, ...records, ...written.map(({ bytes }) => bytes)]);
}

function os2(): Buffer {
  const sizes = [650, 600, 0, 75, 650, 600, 0, 350, 50, 300];
  return Buffer.concat([
    u16(4, unitsPerEm, 400, 5, 0, ...sizes, 0),
    Buffer.alloc(10),
    u32(0, 0, 0, 0),
    Buffer.from('PERY'),
    u16(0x40, markCode, markCode, ascent, descent, 0, ascent, -descent),
    u32(1, 0),
    u16(500, 700, 0, 32, 1),
  ]);
}

function tables(): Record<string, Buffer> {
  const drawn = glyph();
  const [left, , right] = box;
  return {
    'OS/2': os2(),
    cmap: cmap(),
    glyf: drawn,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, unitsPerEm),
      Buffer.alloc(16),
      u16(...box, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(
        ascent,
        descent,
        0,
        unitsPerEm,
        left,
        unitsPerEm - right,
        right,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
      ),
    ]),
    hmtx: u16(unitsPerEm, 0, unitsPerEm, left),
    loca: u32(0, 0, drawn.length),
    maxp: Buffer.concat([
      u32(0x10000),
      u16(2, points.length, contours.length, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    ]),
    name: name(),
    post: u32(0x30000, 0, 0, 0, 0, 0, 0, 0),
  };
}

function checksum(table: Buffer): number {
  const whole = padded(table);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

export function drawFullWidthMark(): Buffer {
  const all = Object.entries(tables());
  let offset = 12 + 16 * all.length;
  const directory = all.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(checksum(table), offset, table.length)]);
    offset += padded(table).length;
    return entry;
  });
  const power = 2 ** Math.floor(Math.log2(all.length));
  const font = Buffer.concat([
    u32(0x10000),
    u16(all.length, power * 16, Math.log2(power), (all.length - power) * 16),
    ...directory,
    ...all.map(([, table]) => padded(table)),
  ]);
  const headAt = font.indexOf(u32(0x5f0f3cf5)) - 4;
  font.writeUInt32BE((0xb1b0afba - checksum(font) + 2 ** 32) % 2 ** 32, headAt);
  return font;
}
