import { toTheme } from '@perya/app-kit/browser/theme';
import { describe, expect, it } from 'vitest';
import { nextTheme, themeColorMetas } from './theme.ts';

const colors = { light: '#fff', dark: '#000' };

describe('theme', () => {
  it('takes anything but a choice as the choice of the device', () => {
    expect([toTheme('light'), toTheme('dark'), toTheme('%perya.theme%'), toTheme(null)]).toEqual([
      'light',
      'dark',
      'system',
      'system',
    ]);
  });

  it('goes round through all three', () => {
    expect([nextTheme('system'), nextTheme('light'), nextTheme('dark')]).toEqual([
      'light',
      'dark',
      'system',
    ]);
  });

  it('colours the bars of the browser by the choice, or by both with their condition', () => {
    expect(themeColorMetas('dark', colors)).toEqual([{ content: '#000' }]);
    expect(themeColorMetas('system', colors).map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});
