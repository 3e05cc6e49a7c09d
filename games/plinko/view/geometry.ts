/** The board in its own units: one unit is a fortieth of the way between two pegs. */
export const gap = 40;
/** Room above the first peg, where the ball waits. */
export const headroom = 52;
/** Around the slots: from the last row of pegs down to them, and below them. */
const aboveSlots = 22;
const belowSlots = 10;

export interface Point {
  x: number;
  y: number;
}

export interface Slots {
  height: number;
  fontSize: number;
  /** Narrow slots carry their factors upright. */
  isTurned: boolean;
}

/** How far apart the rows are, wide on a tall screen and close on a low one, and how large the slots. */
export interface Shape {
  rows: number;
  rowHeight: number;
  slots: Slots;
}

const rowHeightMin = 22;
const rowHeightMax = 78;

/** In pixels: narrower than this, a slot has no room for four figures side by side. */
const flatSlotMin = 30;
const fontMax = 15;

/** Slots whose factors can be read, at so many pixels a unit. */
function slotsAt(scale: number): Slots {
  const wide = gap * scale;
  const isTurned = wide < flatSlotMin;
  const font = Math.min(fontMax, wide * (isTurned ? 0.76 : 0.39));
  // Turned, the longest factor is five figures long.
  return { isTurned, fontSize: font / scale, height: (isTurned ? font * 4.1 : font * 2.4) / scale };
}

/** The board fills the room it has, within what still looks like a board. */
export function shapeFor(rows: number, room: { width: number; height: number }): Shape {
  const fixed = headroom + aboveSlots + belowSlots;
  const scaleByWidth = Math.max(1, room.width) / widthOf(rows);
  const slots = slotsAt(scaleByWidth);
  const wanted = (room.height / scaleByWidth - fixed - slots.height) / (rows - 1);
  if (wanted >= rowHeightMin) return { rows, rowHeight: Math.min(rowHeightMax, wanted), slots };
  // Too low for the whole width: the rows stand as close as they may, and the board is as high as the room.
  const closeHeight = fixed + (rows - 1) * rowHeightMin;
  const scaleByHeight = Math.max(1, room.height) / (closeHeight + slots.height);
  return { rows, rowHeight: rowHeightMin, slots: slotsAt(scaleByHeight) };
}

const widthOf = (rows: number): number => (rows + 1) * gap + 36;

/** Where the ball is after `bounces` rows, `right` of them to the right. The middle of the board is x = 0. */
export function ballAt(
  { rowHeight }: Pick<Shape, 'rowHeight'>,
  bounces: number,
  right: number,
): Point {
  return { x: (right - bounces / 2) * gap, y: headroom + bounces * rowHeight - 17 };
}

/** Each row has one peg more than the row above it, and one more at either end than a ball can reach. */
export function pegsOf({ rows, rowHeight }: Shape): Point[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_each, place) => ({
      x: (place - 1 - row / 2) * gap,
      y: headroom + row * rowHeight,
    })),
  ).flat();
}

export interface BoardSize {
  width: number;
  height: number;
  slotsTop: number;
}

export function sizeOf({ rows, rowHeight, slots }: Shape): BoardSize {
  const slotsTop = headroom + (rows - 1) * rowHeight + aboveSlots;
  return { width: widthOf(rows), height: slotsTop + slots.height + belowSlots, slotsTop };
}
