import { type ProviderCode, providerCodes } from '@perya/contract/provider-api/codes';
import { type ProviderAnswer, providerCurrency } from '@perya/contract/provider-api/wire';
import type { ProviderResult } from './provider-api.store.ts';

export function presentCode(code: ProviderCode, message?: string): ProviderAnswer {
  return code === 'OK' ? { code } : { code, message: message ?? providerCodes[code].message };
}

export function presentResult({
  outcome,
  balance,
  reference,
  isHeld,
}: ProviderResult): ProviderAnswer {
  return {
    ...presentCode(outcome === 'BUSY' ? 'TRY_AGAIN' : outcome),
    // A balance fits a number up to ninety trillion pesos.
    ...(balance === null ? {} : { balance: Number(balance), currency: providerCurrency }),
    ...(reference === null ? {} : { reference: String(reference) }),
    ...(isHeld && { held: true }),
  };
}
