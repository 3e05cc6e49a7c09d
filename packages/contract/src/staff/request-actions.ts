import type { Text } from '../text.ts';
import type { Permission } from './permissions.ts';
import type { Reason } from './reasons.ts';

interface RequestActionEntry {
  /** What one must be allowed to ask for it; the table of permissions says who approves. */
  readonly permission: Permission;
  readonly title: Text;
  /** Why it may be asked for. */
  readonly reasons: readonly Reason[];
}

/** What can be asked of a second person. */
export const requestActions = {
  'limits.restrict': {
    permission: 'limits.change',
    title: { en: 'Play limits or exclusion', tl: 'Limit sa paglalaro o pagbabawal' },
    reasons: ['player-asked', 'family-asked', 'harmful-play', 'regulator', 'other'],
  },
  'wins.decide': {
    permission: 'wins.decide',
    title: { en: 'Win held back', tl: 'Panalong pinipigil' },
    reasons: ['round-holds', 'round-wrong', 'key-stolen', 'regulator', 'other'],
  },
  'games.resume': {
    permission: 'games.resume',
    title: { en: 'Resume gaming', tl: 'Ituloy ang laro' },
    reasons: ['cause-gone', 'regulator', 'other'],
  },
  'games.key': {
    permission: 'games.keys',
    title: { en: 'New key of a venue', tl: 'Bagong key ng venue' },
    reasons: ['planned', 'key-stolen', 'mistake-of-provider', 'other'],
  },
  'games.promo': {
    permission: 'games.promo',
    title: { en: 'Promotions of a venue', tl: 'Mga promosyon ng venue' },
    reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  },
  'games.weight': {
    permission: 'games.weights',
    title: { en: 'More turnover of a type of game', tl: 'Mas malaking turnover ng uri ng laro' },
    reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  },
  'payments.rule': {
    permission: 'payments.rules',
    title: { en: 'Looser rule of withdrawals', tl: 'Mas maluwag na tuntunin ng withdrawal' },
    reasons: ['too-many-wait', 'fraud-seen', 'planned', 'mistake-of-house', 'regulator', 'other'],
  },
  'payments.channel': {
    permission: 'payments.channels',
    title: { en: 'Looser terms of a channel', tl: 'Mas maluwag na kondisyon ng channel' },
    reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  },
  'kyc.compliance': {
    permission: 'kyc.compliance',
    title: { en: 'Compliance window', tl: 'Panahon ng compliance' },
    reasons: ['regulator', 'planned', 'other'],
  },
  'payments.pay': {
    permission: 'payments.large',
    title: { en: 'Large withdrawal', tl: 'Malaking withdrawal' },
    reasons: ['money-checked', 'player-asked', 'regulator', 'other'],
  },
  'payments.match': {
    permission: 'payments.match',
    title: { en: 'Payment without a deposit', tl: 'Bayad na walang deposito' },
    reasons: ['proof-shown', 'gateway-says', 'other'],
  },
  'payments.refund': {
    permission: 'payments.match',
    title: { en: 'Large payment given back', tl: 'Malaking bayad na naibalik' },
    reasons: ['gave-back', 'player-asked', 'regulator', 'other'],
  },
  'ledger.adjust': {
    permission: 'ledger.adjust',
    title: { en: 'Correction of a balance', tl: 'Pagwawasto ng balanse' },
    reasons: ['mistake-of-house', 'mistake-of-provider', 'goodwill', 'regulator', 'other'],
  },
  'vouchers.create': {
    permission: 'vouchers.create',
    title: { en: 'Batch of vouchers', tl: 'Batch ng voucher' },
    reasons: ['needed-for-work', 'goodwill', 'other'],
  },
  'promotions.gift': {
    permission: 'promotions.gift',
    title: { en: 'Large gift', tl: 'Malaking regalo' },
    reasons: ['goodwill', 'mistake-of-house', 'player-asked', 'other'],
  },
  'promotions.publish': {
    permission: 'promotions.publish',
    title: { en: 'Promotion to publish', tl: 'Promosyong ilalathala' },
    reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  },
  'staff.invite': {
    permission: 'staff.widen',
    title: { en: 'New colleague', tl: 'Bagong kasamahan' },
    reasons: ['needed-for-work', 'other'],
  },
  'staff.invite-again': {
    permission: 'staff.widen',
    title: { en: 'New invitation of a colleague', tl: 'Bagong imbitasyon ng kasamahan' },
    reasons: ['access-lost', 'needed-for-work', 'other'],
  },
  'staff.promote': {
    permission: 'staff.widen',
    title: { en: 'Wider role of a colleague', tl: 'Mas malawak na papel ng kasamahan' },
    reasons: ['needed-for-work', 'regulator', 'other'],
  },
  'roles.widen': {
    permission: 'staff.widen',
    title: { en: 'More permissions of a role', tl: 'Dagdag na pahintulot ng papel' },
    reasons: ['needed-for-work', 'regulator', 'other'],
  },
} as const satisfies Record<string, RequestActionEntry>;

export type RequestActionName = keyof typeof requestActions;
export const requestActionNames = Object.keys(requestActions) as RequestActionName[];

export function isRequestAction(name: string): name is RequestActionName {
  return Object.hasOwn(requestActions, name);
}
