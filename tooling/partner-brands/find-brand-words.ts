import { partnerBrands } from '@perya/contract/partners/partner-brands';

/** The one file that may hold them, and those whose words are not the app's: names of the wire, and the demo operator's data. */
const allowed: readonly RegExp[] = [
  /^packages\/contract\/src\/partners\/partner-brands\.ts$/,
  /^packages\/contract\/src\/rules\/payment-channels\.ts$/,
  /^packages\/demo\//,
];

/** What nobody reads or sees in the product. */
const notShown = /\.test\.tsx?$|\/testing\/|^apps\/server\/src\/demo-documents\//;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as its owner writes it, or a colour but for black and white. */
function patterns(): RegExp[] {
  return Object.values(partnerBrands).flatMap(({ name, colour, ink }) => [
    new RegExp(`\\b${literally(name)}\\b`),
    ...[colour, ink]
      .filter((each) => !/^#(?:f+|0+)$/i.test(each))
      .map((each) => new RegExp(literally(each), 'i')),
  ]);
}

/** Where a word or a colour of a partner's brand stands that may not: `path:line`. */
export function findBrandWords(texts: Readonly<Record<string, string>>): string[] {
  const looked = patterns();
  return Object.entries(texts).flatMap(([path, text]) => {
    if (notShown.test(path) || allowed.some((each) => each.test(path))) return [];
    return text
      .split('\n')
      .flatMap((line, place) =>
        looked.some((pattern) => pattern.test(line)) ? [`${path}:${place + 1}`] : [],
      );
  });
}
