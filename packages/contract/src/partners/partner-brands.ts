import type { PartnerChannel } from './partner-channels.ts';

interface PartnerBrand {
  /** What its owner calls the app, and players know it by. */
  readonly name: string;
  /** The colour of its bars, and of what stands on it. */
  readonly colour: string;
  readonly ink: string;
}

/**
 * The partners' apps as their owners call and paint them. No other file of the product holds a word or a colour of
 * theirs; `tooling/partner-brands` looks for it.
 */
export const partnerBrands: Readonly<Record<PartnerChannel, PartnerBrand>> = {
  ewallet: { name: 'GCash', colour: '#0057e4', ink: '#ffffff' },
  maya: { name: 'Maya', colour: '#01b463', ink: '#06251a' },
  lazada: { name: 'Lazada', colour: '#0f146d', ink: '#ffffff' },
};
