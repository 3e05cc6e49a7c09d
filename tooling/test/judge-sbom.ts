export interface Sbom {
  components?: {
    purl: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
}

/** Licences under which an operator may run, change and pass on what the product is made of. */
const freeLicences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense'],
  ...[
    'Apache-2.0',
    'MPL-2.0',
    'LGPL-3.0-or-later',
    'Python-2.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'OFL-1.1',
  ],
]);

/** Packages that say their licence in a file alone, read by a person. */
const readByHand: Readonly<Record<string, string>> = { 'pkg:npm/png-js@2.0.0': 'MIT' };

/** The components without a free licence, each with what it says instead. */
export function findUnfree({ components = [] }: Sbom): string[] {
  return components.flatMap(({ purl, licenses = [] }) => {
    const said = licenses.map(
      ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
    );
    const known = said.length > 0 ? said : [readByHand[purl] ?? 'no licence'];
    return known.every((name) => freeLicences.has(name)) ? [] : [`${purl}: ${known.join(', ')}`];
  });
}
