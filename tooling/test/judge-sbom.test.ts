import { describe, expect, it } from 'vitest';
import { findUnfree } from './judge-sbom.ts';

const of = (purl: string, ...ids: string[]) => ({
  purl,
  licenses: ids.map((id) => ({ license: { id } })),
});

describe('the licences of what the product is made of', () => {
  it('names a component whose licence is not free, or that has none', () => {
    const components = [
      of('pkg:npm/a@1', 'MIT'),
      of('pkg:npm/b@1', 'BUSL-1.1'),
      of('pkg:npm/c@1'),
      { purl: 'pkg:npm/d@1', licenses: [{ expression: 'SSPL-1.0 OR MIT' }] },
      of('pkg:npm/png-js@2.0.0'),
    ];
    expect(findUnfree({ components })).toEqual([
      'pkg:npm/b@1: BUSL-1.1',
      'pkg:npm/c@1: no licence',
      'pkg:npm/d@1: SSPL-1.0 OR MIT',
    ]);
  });
});
