import { placeIcon } from '../drawing/place-icon.ts';
import { Sheet } from '../drawing/sheet.ts';
import { glow } from '../motifs/light.ts';
import { TASK_PICTURES, type TaskPicture } from './list.ts';

const SIZE = 256;
const TILE = `width="${SIZE}" height="${SIZE}" rx="56"`;

/** A rounded tile with its own ground, so that it looks the same on a light and on a dark page. */
export function composeTask(name: TaskPicture): Sheet {
  const { art, ground } = TASK_PICTURES[name];
  const sheet = new Sheet(SIZE, SIZE);
  const [top, bottom] = ground;
  const fill = sheet.linear([
    [0, top],
    [1, bottom],
  ]);
  return sheet.add(
    `<rect ${TILE} fill="${fill}"/>`,
    `<g clip-path="${sheet.clip(`<rect ${TILE}/>`)}">${glow(sheet, 128, 110, 120, '#ffffff', 0.35)}</g>`,
    `<g filter="${sheet.shadow(6, 6, 0.35)}">${placeIcon(sheet, art, { x: 128, y: 128, size: 164 })}</g>`,
  );
}
