/** The board in its own units: one unit is a fortieth of the way between two pegs. */
export const gap = 40;
export const slotHeight = 46;
export const tallSlotHeight = 74;
/** Room above the first peg, where the ball waits. */
export const headroom = 52;

export interface Point {
  x: number;
  y: number;
}

/** How far apart the rows are: wide apart on a tall screen, close on a low one. */
export interface Shape {
  rows: number;
  rowHeight: number;
}

const rowHeightMin = 34;
const rowHeightMax = 78;

/** The board fills the room it has, within what still looks like a board. */
export function shapeFor(rows: number, room: { width: number; height: number }): Shape {
  const unitsHigh = widthOf(rows) * (room.height / Math.max(1, room.width));
  const slots = rows > 12 ? tallSlotHeight : slotHeight;
  const wanted = (unitsHigh - headroom - slots - 32) / (rows - 1);
  return { rows, rowHeight: Math.min(rowHeightMax, Math.max(rowHeightMin, wanted)) };
}

const widthOf = (rows: number): number => (rows + 1) * gap + 36;

/** Where the ball is after `bounces` rows, `right` of them to the right. The middle of the board is x = 0. */
export function ballAt({ rowHeight }: Shape, bounces: number, right: number): Point {
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
  slotHeight: number;
  /** Many narrow slots carry their factors upright. */
  hasTallSlots: boolean;
}

export function sizeOf({ rows, rowHeight }: Shape): BoardSize {
  const hasTallSlots = rows > 12;
  const height = hasTallSlots ? tallSlotHeight : slotHeight;
  const slotsTop = headroom + (rows - 1) * rowHeight + 22;
  return {
    width: widthOf(rows),
    height: slotsTop + height + 10,
    slotsTop,
    slotHeight: height,
    hasTallSlots,
  };
}
