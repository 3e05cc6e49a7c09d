import type { Text } from '@perya/contract/text';

/** What a card knows of its game is enough to open it. */
export interface LaunchableGame {
  readonly code: string;
  readonly en_name: string;
  /** Of a card: what the page of the game marks as a favourite, and the picture of its loader. */
  readonly id?: string;
  readonly img?: string;
  readonly maintained?: 0 | 1 | boolean;
  /** What the house says of the maintenance, where it says more than usual. */
  readonly maintenance?: Text | undefined;
}
