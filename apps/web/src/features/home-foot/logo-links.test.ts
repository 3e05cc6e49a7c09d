import { describe, expect, it } from 'vitest';
import { logoLinks } from './logo-links.ts';

const logo = (name: string) => ({
  name,
  url: `/art/${name}.svg`,
  link_h5: `https://${name}.example/`,
});

describe('the logos of responsible gaming', () => {
  it('are at most two of those configured, in their order [G-021]', () => {
    const names = logoLinks(['one', 'two', 'three'].map(logo)).map(({ name }) => name);
    expect(names).toEqual(['one', 'two']);
    expect(logoLinks([logo('one')])).toEqual([logo('one')]);
  });

  it('are the regulator’s own where none is configured [G-020]', () => {
    expect(logoLinks([]).map(({ link_h5 }) => link_h5)).toEqual(['https://www.pagcor.ph/']);
  });
});
