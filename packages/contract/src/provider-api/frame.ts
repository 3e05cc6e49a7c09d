/** What a game can do when the bar of the page around it asks: sound on and off, the last rounds, the proof, the rules. */
export const gameControls = ['sound', 'history', 'proof', 'help'] as const;
export type GameControl = (typeof gameControls)[number];
/** Those that open a sheet over the game. */
export type GameSheet = Exclude<GameControl, 'sound'>;

/** What a framed game tells the page around it, by `postMessage`. */
export type GameMessage =
  | { type: 'perya:ready' }
  /** The game understands these from a bar of the page; said at its start, before it is ready. */
  | { type: 'perya:offers'; controls: readonly GameControl[] }
  /** In centavos; `held` is what is staked in a round that is open. */
  | { type: 'perya:balance'; balance: number; held?: number }
  | { type: 'perya:exit' }
  /** The player asks for the cashier, or for the play limits: the game has said that it needs one of them. */
  | { type: 'perya:cashier' }
  | { type: 'perya:limits' }
  /** How the game wants the device to be held; a game that fits both ways says nothing. */
  | { type: 'perya:orientation'; orientation: 'portrait' | 'landscape' }
  /** The player has silenced the game, or turned its sound on; the page remembers it for the next launch. */
  | { type: 'perya:sound'; isMuted: boolean }
  | { type: 'perya:failed'; code: string };

/** What the page tells a framed game. */
export type HostMessage =
  | { type: 'perya:sound'; isMuted: boolean }
  /** The page's own bar has what the game offers: the game draws none. */
  | { type: 'perya:bar' }
  /** Something beside the game has moved the balance: a gift, a deposit. */
  | { type: 'perya:wallet' }
  /** So many rounds the game may play by itself at most; until it is said, and with 0, none: what plays by itself ends with its round. */
  | { type: 'perya:autoplay'; rounds: number }
  | { type: 'perya:open'; sheet: GameSheet };
