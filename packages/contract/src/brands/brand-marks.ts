/** In which sizes a brand's mark is drawn. */
export const markKinds = ['mark', 'favicon', 'touch', '192', '512', 'maskable', 'card'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Drawn from vectors with the product. */
const drawn: Readonly<Record<MarkKind, string>> = {
  mark: '-mark.svg',
  favicon: '-favicon.svg',
  touch: '-apple-180.png',
  '192': '-192.png',
  '512': '-512.png',
  maskable: '-maskable-512.png',
  card: '-card-1200.png',
};

/** Drawn from a picture that staff have sent. */
export const sentMarks: Readonly<Record<MarkKind, string>> = {
  mark: '-mark.webp',
  favicon: '-48.png',
  touch: '-touch.png',
  '192': '-192.png',
  '512': '-512.png',
  maskable: '-maskable.png',
  card: '-card.png',
};

const isSent = (mark: string) => mark.startsWith('/files/');

/** Where a size of a mark lies; `mark` is what all its addresses begin with. */
export const markAddress = (mark: string, kind: MarkKind): string =>
  `${mark}${(isSent(mark) ? sentMarks : drawn)[kind]}`;

/** How the file of an address is to be called in a page. */
export function markType(address: string): string {
  if (address.endsWith('.svg')) return 'image/svg+xml';
  return address.endsWith('.png') ? 'image/png' : 'image/webp';
}
