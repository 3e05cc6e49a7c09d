import { Refusal } from '../../../platform/http/refusal.ts';
import type { Promotion } from '../running/read-promotions.ts';
import type { RebateServices } from './services.ts';

/** The rebate of this number that players collect themselves, also after its end. */
export async function findCollected(
  { promotions }: Pick<RebateServices, 'promotions'>,
  pid: number,
): Promise<Promotion<'rebate'>> {
  const found = (await promotions.published()).find(({ id }) => id === pid);
  if (found?.rules.way !== 'collect') throw new Refusal('NOT_FOUND');
  return found;
}
