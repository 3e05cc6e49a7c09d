import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BRAND_TAGS } from '../brands/palettes.ts';
import { luminance } from '../drawing/colour.ts';
import { composeBanner } from './compose-banner.ts';
import { BANNER_TOPICS } from './topics.ts';

const TEXT_SHARE = 0.55;
const AA_CONTRAST = 4.5;

/** The brightest pixel decides: text may lie anywhere on the left part. */
async function brightestLeft(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 320 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width * TEXT_SHARE; x++) {
      const at = (y * info.width + x) * info.channels;
      const value = luminance(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
      brightest = Math.max(brightest, value);
    }
  }
  return brightest;
}

const banners = BRAND_TAGS.flatMap((tag) => BANNER_TOPICS.map((topic) => ({ tag, topic })));

describe('a banner', () => {
  it.each(banners)(
    'leaves white text readable on the left of $tag $topic',
    async ({ tag, topic }) => {
      const brightest = await brightestLeft(composeBanner(tag, topic).toString());
      expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(AA_CONTRAST);
    },
  );

  it('has the ratio 16:7', () => {
    const { width, height } = composeBanner('perya', 'welcome');
    expect(width / height).toBeCloseTo(16 / 7, 10);
  });
});
