import { Refusal } from '../../../platform/http/refusal.ts';
import type { Entry, Recorded } from '../../audit/index.ts';
import type { CatalogueServices } from '../services.ts';
import type { VenueFacts } from './furnish.store.ts';

export interface VenueToSave extends VenueFacts {
  code: string;
  /** What was seen; 0 for a new one. */
  revision: number;
}

const factsOf = ({ name, launchUrl, isOpen, winTimes }: VenueFacts) => ({
  name,
  launch_url: launchUrl,
  open: isOpen,
  win_times: winTimes,
});

/** Adds a venue, or changes one that is still as it was seen, in the transaction of an approval. */
export async function saveVenue(
  { furnish }: Pick<CatalogueServices, 'furnish'>,
  tx: Recorded,
  wanted: VenueToSave,
  reason: string,
): Promise<Entry> {
  const { code, revision } = wanted;
  const subject = { kind: 'venue', venue: code } as const;
  if (revision === 0) {
    if ((await furnish.insertVenue(tx, code, wanted)) === null) throw new Refusal('VENUE_KNOWN');
    return { action: 'catalogue.venue-added', subject, after: factsOf(wanted), reason };
  }
  const held = await furnish.holdVenue(tx, code);
  if (held?.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  await furnish.updateVenue(tx, held.id, wanted);
  return {
    action: 'catalogue.venue-changed',
    subject,
    before: factsOf(held),
    after: factsOf(wanted),
    reason,
  };
}
