import { describe, expect, it } from 'vitest';
import { ICON_NAMES, iconSvg } from './list.ts';

describe('the line icons', () => {
  it.each(ICON_NAMES)('draws %s on the 24 grid in the colour of its text', (name) => {
    const svg = iconSvg(name);
    expect(svg).toContain('viewBox="0 0 24 24"');
    expect(svg).toContain('stroke-width="1.75"');
    expect(svg).not.toMatch(/#[0-9a-f]{3,6}/i);
  });
});
