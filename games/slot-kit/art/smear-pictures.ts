import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../client/motion.ts';
import type { SymbolId } from '../rules/names.ts';
import { spriteIdOf } from './sprite.tsx';

/** Pictures as they look in passing, by symbol: none until the last of them is made. */
export type Smears = Readonly<Partial<Record<SymbolId, string>>>;

/** Higher than wide: what passes is drawn out over its place and runs into the next one. */
const width = 96;
const height = 144;
const copies = 25;
const passMs = 40;

const noSmears: Smears = {};

/** A picture of the page's own sprite as one that stands for itself. */
function addressOf(symbol: Element): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100">${symbol.innerHTML}</svg>`;
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`;
}

/** Many faint copies above each other: the mean of all moments in which the eye keeps it. */
async function smear(symbol: Element): Promise<string | null> {
  const picture = new Image(width, width);
  picture.src = addressOf(symbol);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / copies;
  for (let copy = 0; copy < copies; copy += 1) {
    context.drawImage(picture, 0, ((height - width) * copy) / (copies - 1), width, width);
  }
  return canvas.toDataURL('image/png');
}

/**
 * The pictures of this game for reels that turn. Made in the browser from the drawings, one after
 * the other while nobody waits, because a filter over reels that move would be drawn in every frame.
 * Where it cannot be done, and with reduced motion, the reels turn with the drawings themselves.
 */
export function useSmears(): Smears {
  const [smears, setSmears] = useState(noSmears);
  useEffect(() => {
    if (isMotionReduced()) return;
    let isAway = false;
    const make = async () => {
      const made: [string, string][] = [];
      for (const symbol of document.querySelectorAll('.slot-sprite symbol')) {
        await new Promise((resolve) => setTimeout(resolve, passMs));
        if (isAway) return;
        const address = await smear(symbol);
        if (address) made.push([symbol.id.slice(spriteIdOf('').length), address]);
      }
      setSmears(Object.fromEntries(made));
    };
    make().catch(() => {});
    return () => {
      isAway = true;
    };
  }, []);
  return smears;
}
