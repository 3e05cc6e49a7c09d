/** A link that leads to this very site as a path of it; every other one as it is. */
export function ownPath(link: string, origin: string): string {
  if (!link.startsWith('https:') && !link.startsWith('http:')) return link;
  if (!URL.canParse(link)) return link;
  const { origin: leadsTo, pathname, search, hash } = new URL(link);
  return leadsTo === origin ? `${pathname}${search}${hash}` : link;
}
