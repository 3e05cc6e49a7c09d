import { listShops } from '@perya/contract/kyc/calls/kyc';
import { useCall } from '../../../lib/query/use-call.ts';

/** The branches of the operator: the address is shown, the id is stored. [A-196 A-289] */
export function useShopOptions() {
  const { answer, state, reload } = useCall(listShops, {}, { isCachedForSession: true });
  const options = (answer ?? []).map(({ label, value }) => ({ label, value: String(value) }));
  const ids = answer && options.map(({ value }) => value);
  return { options, ids, hasFailed: state === 'failed', reload: () => void reload() };
}

export type ShopOptions = ReturnType<typeof useShopOptions>;
