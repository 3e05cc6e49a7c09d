/**
 * The modules, bottom to top. A module may call the api of a module below it and learns of those
 * above only by events. Migrations run in this order, and the boundary lint reads this list.
 */
export const moduleOrder = [
  'audit',
  'ledger',
  'identity',
  'content',
  'kyc',
  'limits',
  'location',
  'stops',
  'doors',
  'release',
  'catalogue',
  'games',
  'payments',
  'care',
  'aml',
  'vip',
  'points',
  'promotions',
  'campaigns',
  'announcements',
  'support',
  'messages',
  'partners',
  'privacy',
  'reports',
  'configuration',
  'staff',
  'profile',
  'evidence',
  'house',
] as const;

/** Modules whose schema has the functions of another's as well: `packages/schema` applies them under its name. */
export const functionsLike: Readonly<Partial<Record<(typeof moduleOrder)[number], string>>> = {
  points: 'ledger',
};
