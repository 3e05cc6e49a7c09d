import { demoChannels } from '@perya/demo/channels';
import { coveredGames, everyVenue } from '@perya/demo/generated-games';
import { demoGoods } from '@perya/demo/goods';
import { describe, expect, it } from 'vitest';
import { FILES, RASTERS } from './catalogue.ts';
import { COMPOSITION_NAMES } from './covers/cover-spec.ts';
import { COVERS, LOOKS } from './covers/list.ts';
import { COVER_PALETTES } from './covers/palettes.ts';
import { PLATFORM_LOOKS } from './platforms/looks.ts';

describe('the catalogue of pictures', () => {
  it('names every picture once', () => {
    const names = [...RASTERS.map((entry) => entry.base), ...FILES];
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds one cover for every game, under its code and with its name', () => {
    const games = coveredGames.map(({ code, name }) => ({ code, name }));
    expect(COVERS.map(({ slug, name }) => ({ code: slug, name }))).toEqual(games);
    expect([...LOOKS.keys()].toSorted()).toEqual(games.map(({ code }) => code).toSorted());
  });

  it('holds one logo for every platform of the venues', () => {
    const logos = FILES.filter((file) => file.startsWith('platforms/'));
    const ids = everyVenue.flatMap(({ platforms }) => platforms.map(({ id }) => id));
    expect(logos).toEqual(ids.map((id) => `platforms/${id}.svg`));
    expect([...PLATFORM_LOOKS.keys()].toSorted()).toEqual(ids.toSorted());
  });

  it('holds the picture of every demo channel', () => {
    const wanted = new Set(demoChannels.map(({ img }) => img.replace('/art/', '')));
    expect([...wanted].filter((file) => !FILES.includes(file))).toEqual([]);
  });

  it('tells the ways to pay in or out apart that a player sees beside each other', () => {
    for (const mode of ['deposit', 'withdraw']) {
      const pictures = demoChannels
        .filter((channel) => channel.mode === mode && channel.partner === 'web')
        .map(({ img }) => img);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });

  it('holds the pictures of all demo goods, and no other', () => {
    const wanted = demoGoods.flatMap(({ pictures }) => pictures.map((img) => img.slice(5)));
    expect(FILES.filter((file) => file.startsWith('goods/'))).toEqual(wanted);
  });

  it('uses every composition and every palette', () => {
    const compositions = new Set(COVERS.map((cover) => cover.composition));
    const palettes = new Set(COVERS.map((cover) => cover.palette));
    expect([...compositions].sort()).toEqual([...COMPOSITION_NAMES].sort());
    expect([...palettes].sort()).toEqual(Object.keys(COVER_PALETTES).sort());
  });

  it('gives no two covers in a row of the lobby the same colours or the same hero', () => {
    const groupOf = new Map(coveredGames.map(({ code, group }) => [code, group]));
    const repeats = COVERS.flatMap((cover, index) =>
      COVERS.slice(Math.max(0, index - 2), index)
        .filter((other) => groupOf.get(other.slug) === groupOf.get(cover.slug))
        .filter((other) => other.palette === cover.palette || other.hero === cover.hero)
        .map((other) => `${other.slug} and ${cover.slug}`),
    );
    expect(repeats).toEqual([]);
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
