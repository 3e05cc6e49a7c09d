import type { AnswerOf } from '@perya/contract/call';
import type { getVipRule } from '@perya/contract/calls/vip';
import type { VipServices } from './dependencies.ts';
import { presentRule } from './vip.present.ts';

/** Every level, by tier. */
export async function readRule({ store }: VipServices): Promise<AnswerOf<typeof getVipRule>> {
  return presentRule(await store.listLevels());
}
