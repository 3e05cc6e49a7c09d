import { beforeAll, describe, expect, test } from 'vitest';
import {
  allBrands,
  brandOfHost,
  brandTags,
  indexPath,
  isFreeTag,
  knowBrands,
  policyBrandOf,
} from '../brands.ts';
import { siteTag } from './brand-tags.ts';
import { firstBrands, houseBrand, knowFirstBrands } from './first-brands.ts';

beforeAll(() => {
  knowFirstBrands();
  return knowFirstBrands;
});

describe('brands', () => {
  test('the first label of the host names one of exactly three brands [A-017 A-466]', () => {
    expect(brandTags()).toEqual(['perya', 'sinag', 'tala', 'h5']);
    expect(brandOfHost('perya.localhost:3000')).toBe('perya');
    expect(brandOfHost('SINAG.example.ph')).toBe('sinag');
    expect(brandOfHost('tala')).toBe('tala');
  });

  test('any other host is the generic mobile web [A-018]', () => {
    for (const host of [
      'localhost',
      '127.0.0.1:3000',
      'www.perya.ph',
      'peryaa.ph',
      '',
      '[::1]:80',
    ]) {
      expect(brandOfHost(host), host).toBe('h5');
    }
  });

  test('each brand has a name of its own setting, a tagline in both languages and bar colours [M-467]', () => {
    for (const { name, tagline, themeColor } of allBrands()) {
      expect(name).not.toBe('');
      expect(tagline.en).not.toBe(tagline.tl);
      expect(themeColor.light).toMatch(/^#[0-9a-f]{6}$/);
      expect(themeColor.dark).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('one that the house adds is shown by its tag and by hosts of its own, until it is switched off', () => {
    const lakan = { ...firstBrands.tala, tag: 'lakan', hosts: ['lakan-play.example'] };
    const know = (isOn: boolean) =>
      knowBrands([firstBrands.h5, { ...lakan, is_on: isOn }].map(houseBrand));
    know(true);
    expect(brandOfHost('lakan.example')).toBe('lakan');
    expect(brandOfHost('Lakan-Play.example:443')).toBe('lakan');
    expect(brandOfHost('tala.example')).toBe('h5');
    expect(siteTag().safeParse('lakan').success).toBe(true);
    expect(siteTag().safeParse('tala').success).toBe(false);
    know(false);
    expect(brandOfHost('lakan.example')).toBe('h5');
    knowFirstBrands();
  });

  test('no brand takes the name of a partner’s site', () => {
    expect(['lakan', 'maya', 'lazada', 'glife1', 'Lakan', 'a', '9a'].filter(isFreeTag)).toEqual([
      'lakan',
    ]);
  });

  test('the index follows the host, and the shell of the partner before it [A-350 G-200 G-307]', () => {
    expect(indexPath('h5', 'web')).toBe('/member/index');
    expect(indexPath('tala', 'web')).toBe('/member/index/tala');
    expect(indexPath('tala', 'second-mini')).toBe('/member/index/maya');
    expect(indexPath('h5', 'wallet-app')).toBe('/member/index/glife1');
    expect(indexPath('sinag', 'shopping-mini')).toBe('/member/index/sinag');
  });

  test('policy texts are those of maya, lazada, the host brand or h5 [A-404 G-073]', () => {
    expect(policyBrandOf('perya', 'second-mini')).toBe('maya');
    expect(policyBrandOf('perya', 'shopping-mini')).toBe('lazada');
    expect(policyBrandOf('perya', 'web')).toBe('perya');
    expect(policyBrandOf('h5', 'wallet-app')).toBe('h5');
  });
});
