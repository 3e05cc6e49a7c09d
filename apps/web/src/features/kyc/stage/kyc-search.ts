import { stages } from '../../../lib/kyc/stages.ts';

/** What the address of the wizard may say: that the scanner has sent the player back, or that the basic form is wanted. */
export interface KycSearch {
  readonly form?: 'base';
  readonly step?: typeof stages.scanResult;
  readonly transaction_id?: string;
  readonly biz_id?: string;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Only the scanner's step can be named by an address: the others follow each other. [A-120 A-479] */
export function readKycSearch(search: Record<string, unknown>): KycSearch {
  const transaction_id = textOf(search['transaction_id']);
  const biz_id = textOf(search['biz_id']);
  const isBack = textOf(search['step']) === String(stages.scanResult);
  return {
    ...(search['form'] === 'base' ? { form: 'base' } : {}),
    ...(isBack ? { step: stages.scanResult } : {}),
    ...(isBack && transaction_id !== undefined ? { transaction_id } : {}),
    ...(isBack && biz_id !== undefined ? { biz_id } : {}),
  };
}
