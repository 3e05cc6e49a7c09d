import type { GatewayKey } from '@perya/contract/payment-gateway/signature';

/** What the parts of the simulated hosts work with. */
export interface Hosts {
  key: GatewayKey;
  now(): number;
  /** How long an answer takes that comes too late. */
  lateMs: number;
}
