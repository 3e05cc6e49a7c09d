import { setTheme, type Theme, themes } from '@perya/app-kit/browser/theme';
import type { Brand } from '@perya/contract/brands';

export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
}

export interface ThemeColorMeta {
  readonly content: string;
  readonly media?: string;
}

/** The browser's own bars follow the theme; while the device decides, both colours stand with their condition. */
export function themeColorMetas(theme: Theme, colors: Brand['themeColor']): ThemeColorMeta[] {
  if (theme !== 'system') return [{ content: colors[theme] }];
  return [
    { content: colors.light, media: '(prefers-color-scheme: light)' },
    { content: colors.dark, media: '(prefers-color-scheme: dark)' },
  ];
}

export function applyTheme(theme: Theme, brand: Brand): void {
  setTheme(theme);
  for (const old of document.head.querySelectorAll('meta[name="theme-color"]')) old.remove();
  for (const { content, media } of themeColorMetas(theme, brand.themeColor)) {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content });
    if (media !== undefined) meta.media = media;
    document.head.append(meta);
  }
}
