/** What a card knows of its game is enough to open it. */
export interface LaunchableGame {
  readonly code: string;
  readonly en_name: string;
  readonly maintained?: 0 | 1 | boolean;
}
