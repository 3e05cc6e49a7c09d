import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import type { Books, ToTell } from './books.ts';
import type { Switches, Waits } from './switches.ts';

/** What the parts of the gateway work with. */
export interface Pay {
  key: GatewayKey;
  /** What the addresses of its pages begin with; empty where they stand at the platform's own. */
  pagesUrl: string;
  books: Books;
  switches: Switches;
  waits: Waits;
  now(): number;
  /** Sends webhooks, as well or as badly as the switches say, once the books are on the disk. */
  tell(...toTell: ToTell[]): void;
}
