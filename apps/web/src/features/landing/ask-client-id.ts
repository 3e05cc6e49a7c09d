import type { Store } from '@perya/app-kit/browser/storage';
import { campaignHeaders, rememberCampaign } from '../../lib/http/ad-and-referral.ts';

/** A command of the tag's script, which takes them from its queue once it has loaded. */
export type TagCommand = (...command: unknown[]) => void;

const waitMs = 3000;

/** What the tag calls this browser; null if it has not said so in time, and a later answer is dropped. */
export function askClientId(tell: TagCommand, tagId: string): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), waitMs);
    tell('get', tagId, 'client_id', (id: unknown) => {
      clearTimeout(timer);
      resolve(typeof id === 'string' ? id : null);
    });
  });
}

/** It stands for a click that the advertisement gave no id of its own. [A-366 A-458] */
export function keepClientId(store: Store, id: string): void {
  if (campaignHeaders(store)['adc-id'] !== undefined) return;
  rememberCampaign(new URLSearchParams({ 'adc-id': id }), store);
}
