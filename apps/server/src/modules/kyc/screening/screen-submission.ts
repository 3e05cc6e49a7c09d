import type { KycFlag } from '@perya/contract/kyc/staff-flags';
import { manilaDay } from '@perya/contract/manila-time';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Recorded } from '../../audit/index.ts';
import type { PersonFields } from '../record/fields.ts';
import type { VersionKey } from '../record/seal-fields.ts';
import { digestIdNumber, digestPerson, digestSurname } from './digests.ts';
import { flagsOf } from './flag-submission.ts';
import type { ListingStore } from './listings/listing.store.ts';
import type { ScannedFields } from './scanned-fields.ts';
import type { AlikeSubmission, ScreeningStore } from './screening.store.ts';
import type { WatchHit } from './watch-lists/watch-index.ts';
import type { WatchLists } from './watch-lists/watch-lists.ts';

export interface ScreeningServices {
  keyring: Keyring;
  screening: ScreeningStore;
  watchLists: WatchLists;
  listings: Pick<ListingStore, 'markStale'>;
}

export interface ScreenedSubmission {
  idType: string;
  fields: PersonFields;
  /** What the scanner read; null where no ID was scanned. */
  scan: ScannedFields | null;
}

export interface Screened {
  flags: KycFlag[];
  alike: AlikeSubmission[];
  hits: readonly WatchHit[];
}

/** A screening by the lists of one moment. Both of its looks belong into a transaction. */
export interface Screening {
  /**
   * Writes by what the version is found, and looks; its photos are written before. Others that wait and are like it
   * are flagged too: whoever reads the queue sees it without opening them.
   */
  note(tx: Recorded, which: VersionKey, submission: ScreenedSubmission): Promise<Screened>;
  /** What a reviewer is to know of it. */
  look(tx: Recorded, which: VersionKey, submission: ScreenedSubmission): Promise<Screened>;
}

/** The number that the scanner read, or that the reviewer did. */
const idNumberOf = ({ fields, scan }: ScreenedSubmission) =>
  fields.id_number || (scan?.id_number ?? '');

/**
 * Reads the watch-lists, on a connection of its own and so before a transaction, and answers the
 * screening, which belongs into the transaction that keeps a submission or decides about it.
 */
export async function prepareScreening({
  keyring,
  screening,
  watchLists,
  listings,
}: ScreeningServices): Promise<Screening> {
  const { index } = await watchLists.load();
  async function look(tx: Recorded, which: VersionKey, submission: ScreenedSubmission) {
    const { fields, scan, idType } = submission;
    const names = [fields.first_name, fields.middle_name, fields.last_name];
    const hits = index.find({ names, birthday: fields.birthday });
    const alike = await screening.listAlike(tx, which);
    const flags = flagsOf({
      typed: { ...fields, id_type: idType },
      scan,
      today: manilaDay(new Date()),
      hits,
      shared: new Set(alike.flatMap(({ by }) => by)),
    });
    return { flags, alike, hits };
  }
  return {
    look,
    async note(tx, which, submission) {
      const digests = [
        ['id-number', digestIdNumber(keyring, idNumberOf(submission))],
        ['person', digestPerson(keyring, submission.fields)],
        ['surname', digestSurname(keyring, submission.fields.last_name)],
      ] as const;
      for (const [kind, digest] of digests) {
        if (digest !== null) await screening.setDigest(tx, which, kind, digest);
      }
      await listings.markStale(tx, which);
      const screened = await look(tx, which, submission);
      await screening.flagAlike(tx, screened.alike);
      return screened;
    },
  };
}
