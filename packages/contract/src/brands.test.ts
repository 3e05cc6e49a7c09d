import { describe, expect, test } from 'vitest';
import { brandOfHost, brands, brandTags, hostBrandTags, indexPath, policyBrand } from './brands.ts';

describe('brands', () => {
  test('the first label of the host names one of exactly three brands [A-017 A-466]', () => {
    expect(hostBrandTags).toEqual(['perya', 'sinag', 'tala']);
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
    for (const tag of brandTags) {
      const { name, tagline, themeColor } = brands[tag];
      expect(name).not.toBe('');
      expect(tagline.en).not.toBe(tagline.tl);
      expect(themeColor.light).toMatch(/^#[0-9a-f]{6}$/);
      expect(themeColor.dark).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('the index follows the host, and the shell of the partner before it [A-350 G-200 G-307]', () => {
    expect(indexPath('h5', 'web')).toBe('/member/index');
    expect(indexPath('tala', 'web')).toBe('/member/index/tala');
    expect(indexPath('tala', 'second-mini')).toBe('/member/index/maya');
    expect(indexPath('h5', 'wallet-app')).toBe('/member/index/glife1');
    expect(indexPath('sinag', 'shopping-mini')).toBe('/member/index/sinag');
  });

  test('policy texts are those of maya, lazada, the host brand or h5 [A-404 G-073]', () => {
    expect(policyBrand('perya', 'second-mini')).toBe('maya');
    expect(policyBrand('perya', 'shopping-mini')).toBe('lazada');
    expect(policyBrand('perya', 'web')).toBe('perya');
    expect(policyBrand('h5', 'wallet-app')).toBe('h5');
  });
});
