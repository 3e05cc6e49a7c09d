import type { BeginRequest, BegunScan, ScanResult } from '@perya/contract/id-scan/wire';

/** What a scan is begun with; where the scanner calls back is the adapter's to say. */
export type ScanToBegin = Omit<BeginRequest, 'callback_url'>;

/** A provider that lets the player scan an ID on pages of its own, and says how that ended. */
export interface IdScanner {
  /** Rejects with a `ScannerFailure` where no usable answer came. */
  begin(scan: ScanToBegin): Promise<BegunScan>;
  /** How the scan stands by the scanner's own word, likewise. */
  result(transactionId: string): Promise<ScanResult>;
}

/** `timeout` and `unreachable` may pass; `refused` is an answer that says no, `unreadable` one that says nothing. */
export type ScannerTrouble = 'timeout' | 'unreachable' | 'refused' | 'unreadable' | 'missing';

/** Carries no word of the answer: it may hold a person. */
export class ScannerFailure extends Error {
  override name = 'ScannerFailure';
  readonly trouble: ScannerTrouble;

  constructor(trouble: ScannerTrouble) {
    super(`The scanner of IDs did not answer: ${trouble}`);
    this.trouble = trouble;
  }
}
