import type { Call } from '../call.ts';
import type { Text } from '../text.ts';
import { listAudit } from './calls/audit.ts';

/** No export holds more rows; one that is cut says so. */
export const exportRowsMax = 10_000;

export interface ExportColumn {
  /** The field of a row of the list. */
  readonly key: string;
  readonly title: Text;
  /** Unix seconds become a moment in Manila time. */
  readonly kind?: 'time';
}

/** What must be asked for where a list holds people: everything is never exported. */
export interface Narrowing {
  /** One of these filters is enough. */
  readonly anyOf: readonly string[];
  /** So are `from` and `before` that lie no further apart. */
  readonly days: number;
}

export interface ExportableList {
  readonly title: Text;
  /** The list's own call: its permission, its filters and its masking hold for the export too. */
  readonly callName: string;
  readonly call: Call;
  readonly columns: readonly ExportColumn[];
  readonly needs: Narrowing | null;
}

/** Every list that can leave as CSV: one entry each. */
export const exportableLists = {
  audit: {
    title: { en: 'Audit', tl: 'Audit' },
    callName: 'listAudit',
    call: listAudit,
    needs: { anyOf: ['actor', 'subject', 'address', 'request_id'], days: 31 },
    columns: [
      { key: 'seq', title: { en: 'Entry', tl: 'Tala' } },
      { key: 'at', title: { en: 'Time', tl: 'Oras' }, kind: 'time' },
      { key: 'actor_kind', title: { en: 'Kind of actor', tl: 'Uri ng gumawa' } },
      { key: 'actor', title: { en: 'Actor', tl: 'Gumawa' } },
      { key: 'action', title: { en: 'Action', tl: 'Ginawa' } },
      { key: 'subject_kind', title: { en: 'Kind of subject', tl: 'Uri ng paksa' } },
      { key: 'subject', title: { en: 'Subject', tl: 'Paksa' } },
      { key: 'reason', title: { en: 'Reason', tl: 'Dahilan' } },
      { key: 'address', title: { en: 'Address', tl: 'Address' } },
      { key: 'device', title: { en: 'Device', tl: 'Device' } },
      { key: 'request_id', title: { en: 'Request', tl: 'Kahilingan' } },
    ],
  },
} as const satisfies Record<string, ExportableList>;

export type ExportName = keyof typeof exportableLists;
export const exportNames = Object.keys(exportableLists) as [ExportName, ...ExportName[]];
