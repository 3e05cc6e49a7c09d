/** Stands for this site while an address is read; no site has such a name. */
const here = 'http://this-site.invalid';

/** The path that an address of this site means, or null for one that leads anywhere else. */
export function sitePathOf(address: string): string | null {
  if (!address.startsWith('/') || /[\\\s]/.test(address) || !URL.canParse(address, here))
    return null;
  const { origin, pathname, search } = new URL(address, here);
  // `/a/..//x` becomes `//x`, which a browser takes for another site.
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}` : null;
}
