import type { AnswerOf } from '@perya/contract/call';
import type { listShops as call } from '@perya/contract/kyc/calls/kyc';
import type { KycServices } from '../services.ts';

/** The branches that a player can choose from. [A-189 A-391] */
export async function listShops({
  branches,
}: Pick<KycServices, 'branches'>): Promise<AnswerOf<typeof call>> {
  const open = await branches.listOpen();
  return open.map(({ id, address }) => ({ label: address, value: id }));
}
