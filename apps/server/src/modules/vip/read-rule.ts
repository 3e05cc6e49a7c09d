import type { AnswerOf } from '@perya/contract/call';
import type { getVipRule } from '@perya/contract/vip/calls/vip';
import type { VipServices } from './services.ts';
import { presentRule } from './vip.present.ts';

/** Every level, by tier, with what it brings. */
export async function readRule({
  store,
  givers,
}: VipServices): Promise<AnswerOf<typeof getVipRule>> {
  const [levels, ...gifts] = await Promise.all([
    store.listLevels(),
    ...givers.map((give) => give()),
  ]);
  return presentRule(levels, gifts);
}
