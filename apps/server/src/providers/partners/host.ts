import type { HostUser } from '@perya/contract/partners/host-wire';
import type { PartnerChannel, PartnerPurpose } from '@perya/contract/partners/partner-channels';

/** A partner whose app opens ours, and who says who has come. */
export interface PartnerHost {
  /** Whose token it is, by the partner's own word. Rejects with a `HostFailure` where no usable answer came. */
  exchange(token: string, purpose: PartnerPurpose): Promise<HostUser>;
}

/** Those that this installation is connected to. */
export type PartnerHosts = ReadonlyMap<PartnerChannel, PartnerHost>;

/** `invalid` and `expired` are the host's answers; `unreachable` is none. */
export type HostTrouble = 'invalid' | 'expired' | 'unreachable';

/** Carries no word of the answer: it may hold a person. */
export class HostFailure extends Error {
  override name = 'HostFailure';
  readonly trouble: HostTrouble;

  constructor(trouble: HostTrouble) {
    super(`The partner's host said nothing of use: ${trouble}`);
    this.trouble = trouble;
  }
}
