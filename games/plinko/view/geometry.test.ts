import { expect, test } from 'vitest';
import { rowChoices } from '../rules/paytable.ts';
import { gap, shapeFor, sizeOf } from './geometry.ts';

/** What a phone leaves for the board: upright from 320 pixels wide, and lying down. */
const rooms = [
  { width: 280, height: 300 },
  { width: 350, height: 520 },
  { width: 530, height: 255 },
  { width: 940, height: 540 },
];

for (const room of rooms) {
  for (const rows of rowChoices) {
    test(`shows the factors of ${rows} rows in 11 pixels or more, within ${room.width} × ${room.height}`, () => {
      const shape = shapeFor(rows, room);
      const { width, height } = sizeOf(shape);
      const scale = Math.min(room.width / width, room.height / height);
      expect(shape.slots.fontSize * scale).toBeGreaterThanOrEqual(11);
      // Figures are no wider than 0.62 of their size, five of them with the sign.
      const length = shape.slots.fontSize * 0.62 * (shape.slots.isTurned ? 5 : 4);
      expect(length).toBeLessThanOrEqual(shape.slots.isTurned ? shape.slots.height : gap);
    });
  }
}
