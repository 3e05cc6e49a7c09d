import type { Brand } from '@perya/contract/brands';
import { type MarkKind, markAddress } from '@perya/contract/brands/brand-marks';
import { shareField, sharePath } from '@perya/contract/rules/support/share';
import { type Language, localeOf, say, type Text } from '@perya/contract/text';

/** What a long press on the icon offers. */
const shortcuts: readonly { name: Text; url: string }[] = [
  { name: { en: 'Deposits', tl: 'Mga deposit' }, url: '/s-transaction/deposit' },
  { name: { en: 'Bet records', tl: 'Mga bet record' }, url: '/bet-record' },
  { name: { en: 'Filcoins', tl: 'Filcoins' }, url: '/s-points' },
  { name: { en: 'Customer service', tl: 'Customer service' }, url: '/service' },
];

/** Screenshots and receipts go from the phone's gallery into a message. */
const shareTarget = {
  action: sharePath,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    files: [{ name: shareField, accept: ['image/png', 'image/jpeg', 'image/webp'] }],
  },
};

interface ManifestOptions {
  /** The house keeps the conversation itself; an operator's own chat takes no pictures from us. */
  takesPictures: boolean;
}

/** The web app manifest of a brand: each host installs under its own name, colours and icon. */
export function webManifest(
  brand: Brand,
  language: Language,
  { takesPictures }: ManifestOptions,
): Record<string, unknown> {
  const icon = (kind: MarkKind, sizes: string, purpose: string) => ({
    src: markAddress(brand.mark, kind),
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
      icon('maskable', '512x512', 'maskable'),
    ],
    shortcuts: shortcuts.map(({ name, url }) => ({
      name: say(name, language),
      url,
      icons: [icon('192', '192x192', 'any')],
    })),
    ...(takesPictures ? { share_target: shareTarget } : {}),
  };
}
