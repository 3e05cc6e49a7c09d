import { type WalletCode, walletCodes } from '@perya/contract/provider-api/codes';
import { type WalletAnswer, walletCurrency } from '@perya/contract/provider-api/wire';
import type { ProviderResult } from './provider-api.store.ts';

export function presentCode(code: WalletCode, message?: string): WalletAnswer {
  return code === 'OK' ? { code } : { code, message: message ?? walletCodes[code].message };
}

export function presentResult({ outcome, balance, reference }: ProviderResult): WalletAnswer {
  return {
    ...presentCode(outcome),
    // A balance fits a number up to ninety trillion pesos.
    ...(balance === null ? {} : { balance: Number(balance), currency: walletCurrency }),
    ...(reference === null ? {} : { reference: String(reference) }),
  };
}
