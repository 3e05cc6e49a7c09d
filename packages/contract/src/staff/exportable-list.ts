import type { Call } from '../call.ts';
import type { Text } from '../text.ts';

export interface ExportColumn {
  /** The field of a row of the list, or a field within one, as `asked_by.name`. */
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

export type ExportableLists = Readonly<Record<string, ExportableList>>;
