import { describe, expect, it } from 'vitest';
import { FILES, RASTERS } from './catalogue.ts';
import { COMPOSITION_NAMES, GAME_KINDS } from './covers/cover-spec.ts';
import { COVERS } from './covers/list.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the catalogue of pictures', () => {
  it('names every picture once', () => {
    const names = [...RASTERS.map((entry) => entry.base), ...FILES];
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives every game cover a kebab-case slug of its own', () => {
    const slugs = COVERS.map((cover) => cover.slug);
    expect(slugs.filter((slug) => !KEBAB.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('holds covers of every kind and in every composition', () => {
    const kinds = new Set(COVERS.map((cover) => cover.kind));
    const compositions = new Set(COVERS.map((cover) => cover.composition));
    expect([...kinds].sort()).toEqual([...GAME_KINDS].sort());
    expect([...compositions].sort()).toEqual([...COMPOSITION_NAMES].sort());
  });

  it('keeps the ratio of each group at its largest width', () => {
    const sizeOf = (group: string) => {
      const entry = RASTERS.find((one) => one.group === group);
      return [entry?.width, entry?.height];
    };
    expect(sizeOf('banners')).toEqual([1280, 560]);
    expect(sizeOf('covers')).toEqual([400, 533]);
    expect(sizeOf('avatars')).toEqual([256, 256]);
    expect(sizeOf('medals')).toEqual([256, 256]);
  });

  it('offers four avatars in each of the four sets and one fallback', () => {
    const avatars = RASTERS.filter((entry) => entry.group === 'avatars');
    expect(avatars).toHaveLength(17);
  });
});
