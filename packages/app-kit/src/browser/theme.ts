import { readCookie, removeCookie, writeCookie } from './cookies.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'perya_theme';

/** Anything but a choice means that the device decides. */
export function toTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function currentTheme(): Theme {
  return toTheme(document.documentElement.dataset['theme']);
}

export const rememberedTheme = (): Theme => toTheme(readCookie(cookieName));

/** Dresses the page, and remembers it for the next one. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  if (theme === 'system') removeCookie(cookieName);
  else writeCookie(cookieName, theme);
}
