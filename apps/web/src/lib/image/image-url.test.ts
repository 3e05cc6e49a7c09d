import { describe, expect, it } from 'vitest';
import { imageUrl } from './image-url.ts';

const host = 'https://images.example';

describe('imageUrl', () => {
  it('gives an empty text for an empty value [A-459]', () => {
    expect([imageUrl('', host), imageUrl(null, host), imageUrl(undefined, host)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('leaves a full address alone [A-460]', () => {
    expect(imageUrl('https://x.example/a.png', host)).toBe('https://x.example/a.png');
  });

  it('puts any other path on the configured host, with a slash between [A-461 A-501]', () => {
    expect(imageUrl('/art/a.png', host)).toBe('https://images.example/art/a.png');
    expect(imageUrl('art/a.png', host)).toBe('https://images.example/art/a.png');
    expect(imageUrl('art/a.png', '')).toBe('/art/a.png');
  });
});
