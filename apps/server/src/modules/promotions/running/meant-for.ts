import type { PromotionRow } from './promotion.store.ts';

type Named = Pick<PromotionRow, 'id' | 'audience'>;

const isForAll = ({ audience }: Named) => Object.keys(Object(audience)).length === 0;

/** Tells whom each of these promotions is for at this moment; one that names nobody is for everybody. */
export async function readMeant(
  listMeant: (
    promotions: readonly number[],
    uids: readonly bigint[],
  ) => Promise<{ promotion: number; uid: bigint }[]>,
  promotions: readonly Named[],
  uids: readonly bigint[],
): Promise<(promotion: Named, uid: bigint) => boolean> {
  const narrow = promotions.filter((promotion) => !isForAll(promotion)).map(({ id }) => id);
  const meant = narrow.length === 0 ? [] : await listMeant(narrow, uids);
  const pairs = new Set(meant.map(({ promotion, uid }) => `${promotion} ${uid}`));
  return (promotion, uid) => isForAll(promotion) || pairs.has(`${promotion.id} ${uid}`);
}
