import type { SubmitClient } from '@perya/app-kit/query/submit-client';
import type { AnswerOf } from '@perya/contract/call';
import type { loginFromWalletApp } from '@perya/contract/partners/calls/login';
import type { PartnerChannel, PartnerPurpose } from '@perya/contract/partners/partner-channels';
import type { Capabilities } from './bridge.ts';

export type PartnerSession = AnswerOf<typeof loginFromWalletApp>;

/** The app of a partner around ours: one adapter for each. [A-003 A-019] */
export interface Host {
  readonly channel: PartnerChannel;
  /** Exchanges what the partner gave the player for a session. */
  readonly logIn: (
    client: SubmitClient,
    token: string,
    purpose: PartnerPurpose,
  ) => Promise<PartnerSession>;
  /** Hands a payment to the app, and answers whether it took it. */
  readonly pay: (url: string) => Promise<boolean>;
  /** Lets the app show its own cashier, or itself; false where it has none or does not answer. */
  readonly openWalletApp: (action: WalletAction) => Promise<boolean>;
  readonly capabilities: () => Capabilities;
}

export type WalletAction = 'deposit' | 'withdraw' | 'open';
