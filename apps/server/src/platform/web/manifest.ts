import type { Brand } from '@perya/contract/brands';
import { type Language, localeOf, say } from '@perya/contract/text';

/** The web app manifest of a brand: each host installs under its own name, colours and icon. */
export function webManifest(brand: Brand, language: Language): Record<string, unknown> {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/art/brands/${brand.tag}-${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: say(brand.tagline, language),
    lang: localeOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: brand.themeColor.dark,
    theme_color: brand.themeColor.dark,
    icons: [
      icon('192', '192x192', 'any'),
      icon('512', '512x512', 'any'),
      icon('maskable-512', '512x512', 'maskable'),
    ],
  };
}
