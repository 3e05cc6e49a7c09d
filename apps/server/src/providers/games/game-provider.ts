import type {
  ProviderAnswer,
  ProviderRequest,
  ProviderVerb,
} from '@perya/contract/provider-api/wire';
import type { Language } from '@perya/contract/text';

/** What a provider is told when a player opens a game. */
export interface ProviderLaunch {
  /** The game as the provider calls it. */
  providerGame: string;
  player: string;
  token: string;
  language: Language;
  isMobile: boolean;
  /** Where the player's browser is; null where nobody knows. */
  address: string | null;
}

/** A request of the provider's own wire, as it came. `path` is what follows the adapter's own. */
export interface WalletCall {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** What the provider is answered, in its own words; null for a path that its wire does not have. */
export type WalletReply = {
  body: unknown;
  /** Whether the provider has signed what it asked: who tries keys is slowed down. */
  isSigned: boolean;
  /** 200 unless the provider's wire says refusals by it. */
  httpStatus?: 400 | 403 | 500;
} | null;

/** A transaction of the provider that was carried out. */
export interface KnownTransaction {
  kind: 'bet' | 'win' | 'rollback' | 'promo' | 'tombstone' | 'correction';
  /** In centavos; what was held back counts once it was paid. */
  amount: number;
  /** Null for what belongs to no round. */
  roundId: string | null;
  /** It waits for a person: what it asked for has not moved. */
  isHeld: boolean;
}

/** Who plays what, as every request of ours has it. */
export interface Seat {
  player: string;
  game: string;
  currency: string;
}

/** A round that no message has ended yet. */
export interface OpenRound {
  roundId: string;
  /** Our code of the game. */
  game: string;
  /** The transaction of one of its bets that stands. */
  bet: string;
  /** When its first bet came. */
  since: Date;
}

/** Rounds at a game that the house pays for: what they win is the player's. */
export interface FreeRounds {
  /** Ours; asked for again under the same one it is the same grant. */
  id: string;
  player: string;
  providerGame: string;
  rounds: number;
  /** Of each round, in centavos. */
  stake: number;
  from: Date;
  until: Date;
}

/** Where a provider takes grants of free rounds; both reject with a `ProviderFailure`. */
export interface FreeRoundsDesk {
  /** What the provider calls the grant. However often it is asked for, it is granted once. */
  grant(wanted: FreeRounds): Promise<string>;
  /** Rounds that are not played yet are gone; one that is over already stays so. */
  cancel(granted: { reference: string; providerGame: string }): Promise<void>;
}

/** What came of a grant: a round was played, a round has won, or all of them together have won so much. */
export interface FreeMove {
  /** As the provider calls the grant. */
  grant: string;
  /** Null where the wire names the grant alone. */
  player: string | null;
  transactionId: string;
  kind: 'round' | 'win' | 'total';
  /** In centavos; of a round nothing. */
  amount: number;
}

/** A round that somebody wants to see again. */
export interface RoundAsked {
  player: string;
  roundId: string;
  /** Of its first bet. */
  transactionId: string;
}

/** The wallet as adapters see it: our own wire, without its signatures. */
export interface ProviderWallet {
  call<Verb extends ProviderVerb>(
    verb: Verb,
    request: ProviderRequest<Verb>,
  ): Promise<ProviderAnswer>;
  /** Our code of a game by the provider's name; null if the venue has none of it. */
  gameOf(providerGame: string): Promise<string | null>;
  findTransaction(transactionId: string): Promise<KnownTransaction | null>;
  isPlayer(player: string): Promise<boolean>;
  /** What a player has, where a wire asks for it without naming a game. */
  balanceOf(player: string, currency: string): Promise<ProviderAnswer>;
  /** Notes what came of free rounds, once; null for a grant that this house did not ask for. */
  noteFree(move: FreeMove): Promise<ProviderAnswer | null>;
  /** Takes back what a free round was or won, once; null for a transaction that was none. */
  takeBackFree(player: string, transactionId: string): Promise<ProviderAnswer | null>;
  /** The rounds of a player that are open at the venue of this provider, in a game of ours or in all. */
  openRounds(player: string, game: string | null): Promise<OpenRound[]>;
}

/** A game as the provider lists it. */
export interface ProviderGame {
  providerGame: string;
  name: string;
  /** Who made it: the platform under which players find it. */
  maker: string;
  /** Which of our categories the provider's own word means; null where it means none. */
  category: 'Slot' | 'Live' | 'Fishing' | 'Table Game' | 'Bingo' | null;
  /** In percent, as in `96.50`; null where the provider does not say. */
  rtp: string | null;
  /** Languages that it speaks, by their codes; none where the provider does not say. */
  languages: readonly string[];
  /** Where the provider shows its picture. */
  cover: string | null;
  isOpen: boolean;
}

/** What a provider has in its own books of a stake or of what was paid. */
export interface ProviderTransaction {
  transactionId: string;
  player: string;
  kind: 'bet' | 'win';
  /** In centavos. */
  amount: number;
  /** It counts: it was neither refused nor taken back. */
  stands: boolean;
  at: Date;
}

/** A provider that speaks a wire of its own. It serves one venue of the catalogue. */
export interface GameProvider {
  readonly venue: string;
  /** Whence its covers are fetched: its own address, and what the settings name. */
  readonly coverOrigins: readonly string[];
  /** Where the game opens; rejects with a `ProviderFailure`. */
  launchUrl(launch: ProviderLaunch): Promise<string>;
  /** The games that this operator may offer; rejects with a `ProviderFailure`. */
  listGames(): Promise<ProviderGame[]>;
  readonly freeRounds: FreeRoundsDesk;
  /** What the provider has in its books of a span; null where its wire has no such list. Rejects with a `ProviderFailure`. */
  readonly listTransactions:
    | ((span: { from: Date; until: Date }) => Promise<ProviderTransaction[]>)
    | null;
  /** Where the provider shows a round again; null where its wire has no such page. Rejects with a `ProviderFailure`. */
  readonly roundUrl: ((round: RoundAsked) => Promise<string>) | null;
  /** Answers a call of the provider: checks its signature, and says it to the wallet in our words. */
  answerCall(call: WalletCall, wallet: ProviderWallet): Promise<WalletReply>;
}

/** Says what went wrong and nothing of what was sent: tokens stay out of logs. */
export class ProviderFailure extends Error {
  readonly trouble: 'refused' | 'unreachable' | 'timeout' | 'unreadable';

  constructor(trouble: ProviderFailure['trouble']) {
    super(`The provider of games could not be used: ${trouble}`);
    this.name = 'ProviderFailure';
    this.trouble = trouble;
  }
}

/** The providers of this installation by their venues. */
export type GameProviders = ReadonlyMap<string, GameProvider>;
