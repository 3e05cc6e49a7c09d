import { create } from 'zustand';
import { removeCookie, writeCookie } from './cookies.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'perya_theme';

/** Anything but a choice means that the device decides. */
export function toTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const useTheme = create<{ readonly theme: Theme }>()(() => ({
  theme:
    typeof document === 'undefined' ? 'system' : toTheme(document.documentElement.dataset['theme']),
}));

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  if (theme === 'system') removeCookie(cookieName);
  else writeCookie(cookieName, theme);
  useTheme.setState({ theme });
}
