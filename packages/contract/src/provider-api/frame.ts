/** What a game can do when the bar of the page around it asks: sound on and off, the last rounds, the proof, the rules. */
export const gameControls = ['sound', 'history', 'proof', 'help'] as const;
export type GameControl = (typeof gameControls)[number];
/** Those that open a sheet over the game. */
export type GameSheet = Exclude<GameControl, 'sound'>;

/** Not more than these of a game stand on its scene. */
export const houseJackpotsMax = 4;

/** A jackpot that the house draws for at the end of every round of a game, as it stands: in centavos. */
export interface HouseJackpot {
  name: { en: string; tl: string };
  amount: number;
}

/** Not more of those whom a player has muted in a room are remembered. */
export const mutedMax = 20;

/** Whom a player does not want to hear in a room. */
export interface MutedMates {
  /** By their numbers in the room. */
  voices: readonly number[];
  /** Nobody at all is heard; `voices` says who stays muted when the others are heard again. */
  isDeaf?: true;
}

/** The same as the other side says it: each number once, the newest last. Null if it is no such list. */
export function readMuted(said: Record<string, unknown>): MutedMates | null {
  const { voices, isDeaf } = said;
  const isVoice = (each: unknown): each is number => Number.isSafeInteger(each) && Number(each) > 0;
  if (!Array.isArray(voices) || !voices.every(isVoice)) return null;
  const each = [...new Set(voices)].slice(-mutedMax);
  return isDeaf === true ? { voices: each, isDeaf } : { voices: each };
}

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
  /** In a room the player has muted these, or everybody, or hears them again; the page remembers it for the next launch. */
  | ({ type: 'perya:muted' } & MutedMates)
  /** The game draws the jackpots of the house on its scene: the page tells them and draws them no longer. */
  | { type: 'perya:jackpots' }
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
  /** Whether players of a room may send each other phrases of the game's list; until it is said, not. */
  | { type: 'perya:phrases'; isOn: boolean }
  /** Whom the player had muted in this room before; not said where that is nobody. */
  | ({ type: 'perya:muted' } & MutedMates)
  /** After it was asked for, and whenever they change. */
  | { type: 'perya:jackpots'; jackpots: readonly HouseJackpot[] }
  | { type: 'perya:open'; sheet: GameSheet };
