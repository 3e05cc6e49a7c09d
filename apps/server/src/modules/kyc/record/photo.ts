import type { PhotoName } from '@perya/contract/rules/kyc-options';

export interface PhotoUse {
  name: PhotoName;
  key: string;
}

export interface ClaimedPhoto extends PhotoUse {
  /** By which the same picture is found again; null if it has none. */
  hash: bigint | null;
}
