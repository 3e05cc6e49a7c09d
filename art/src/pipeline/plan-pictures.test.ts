import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FILES, RASTERS } from '../catalogue.ts';
import { planPictures } from './plan-pictures.ts';

const pictures = planPictures();

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? '');
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
}

// Hundreds of covers are planned and parsed here, which a busy machine does not do in the usual five seconds.
describe('the planned pictures', { timeout: 60_000 }, () => {
  it('write exactly the files of the catalogue', () => {
    const planned = pictures.flatMap((picture) => picture.outputs.map((output) => output.file));
    const listed = RASTERS.flatMap((entry) =>
      entry.widths.map((width) => `${entry.base}-${width}.webp`),
    );
    expect(planned.toSorted()).toEqual([...listed, ...FILES].toSorted());
  });

  it('are drawings that the SVG parser accepts', async () => {
    const kinds = await Promise.all(
      pictures.map(async (picture) => (await sharp(Buffer.from(picture.svg)).metadata()).format),
    );
    expect(new Set(kinds)).toEqual(new Set(['svg']));
  });

  it('define each id once and refer to no id that is missing', () => {
    for (const { name, svg } of pictures) {
      const ids = idsOf(svg);
      const known = new Set(ids);
      expect(known.size, `${name} defines an id twice`).toBe(ids.length);
      expect(
        referencesOf(svg).filter((id) => !known.has(id)),
        name,
      ).toEqual([]);
    }
  });

  it('hold no broken number and no text that would need a font', () => {
    const broken = pictures.filter(({ svg }) => /NaN|undefined|Infinity|<text/.test(svg));
    expect(broken.map((picture) => picture.name)).toEqual([]);
  });

  it('are the same when planned again', () => {
    expect(planPictures().map((picture) => picture.svg)).toEqual(
      pictures.map((picture) => picture.svg),
    );
  });
});
