/** The advertising landing pages, by the name that stands in their path. [A-029 A-030 A-031 M-019] */
export const landingPages = ['grabvip', 'grabmb', 'grabfg'] as const;
export type LandingPage = (typeof landingPages)[number];

/** What a header and an address may carry as an advertisement's id. */
export const adIdPattern = /^[\w.~-]{1,128}$/;

/** The id of a tag: of a stream, an advertising account or a container. */
export const tagIdPattern = /^(?:G|AW|DC|GT)-[A-Z0-9-]{4,24}$/;

/** The address of a page in an advertisement: what stands in it is kept until the visitor registers. */
export const landingLink = (origin: string, page: LandingPage, adId: string): string =>
  `${origin}/${page}?ad-id=${adId}`;

export const isLandingPath = (path: string): boolean =>
  landingPages.some((page) => path.toLowerCase().replace(/\/+$/, '') === `/${page}`);
