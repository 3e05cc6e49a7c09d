import { describe, expect, it } from 'vitest';
import { DRAWING_NAMES, drawArt } from '../objects/draw-art.ts';
import type { Art } from './place-icon.ts';
import { Sheet } from './sheet.ts';

const AT = { x: 50, y: 50, size: 40 };

describe('art on a sheet', () => {
  it('refuses a name that no set has', () => {
    const sheet = new Sheet(100, 100);
    expect(() => drawArt(sheet, 'fluent-emoji:no-such-thing', AT)).toThrow('no-such-thing');
    expect(() => drawArt(sheet, 'perya:no-such-thing', AT)).toThrow('no-such-thing');
  });

  it('defines an icon once however often it is placed', () => {
    const once = new Sheet(100, 100);
    once.add(drawArt(once, 'fluent-emoji:mango', AT));
    const twice = new Sheet(100, 100);
    twice.add(drawArt(twice, 'fluent-emoji:mango', AT));
    twice.add(drawArt(twice, 'fluent-emoji:mango', { ...AT, x: 10 }));
    const definitions = (sheet: Sheet) => sheet.toString().split('</defs>')[0];
    expect(definitions(twice)).toBe(definitions(once));
  });

  it('keeps the gradients of two icons apart', () => {
    const sheet = new Sheet(100, 100);
    sheet.add(drawArt(sheet, 'fluent-emoji:mango', AT), drawArt(sheet, 'fluent-emoji:fish', AT));
    const ids = [...sheet.toString().matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(DRAWING_NAMES)('draws our own %s', (name) => {
    const sheet = new Sheet(100, 100);
    const markup = sheet.add(drawArt(sheet, `perya:${name}` as Art, AT)).toString();
    expect(markup).toContain('<path');
    expect(markup).not.toMatch(/NaN|undefined/);
  });
});
