import { centavos } from '@perya/money';

interface ListedGame {
  code: string;
  venue: string;
  /** What the provider calls it. */
  providerGame: string;
  name?: string;
}

const ofEveryGame = {
  img: '',
  rtp: '96.50',
  isHot: false,
  isNew: false,
  isMaintained: false,
  sorting: 1,
  stakeMin: centavos(100),
  stakeMax: centavos(100_000),
  winTimes: 1000,
  opens: null,
  practiceUrl: null,
};

const platformOf = (venue: string) => `${venue}-slots`;

/** A slot of a provider, as a listing has it. */
export const slotOf = ({ code, venue, providerGame, name = code }: ListedGame) => ({
  code,
  venue,
  platform: platformOf(venue),
  providerGame,
  name,
  gameType: 3 as const,
  category: 'Slot' as const,
  ...ofEveryGame,
});

/** A table of a provider with a dealer. */
export const liveTableOf = (game: ListedGame) => ({
  ...slotOf(game),
  gameType: 1 as const,
  category: 'Live' as const,
});

/** The venue of a provider with its one platform. */
export const venueOf = (code: string) => ({
  code,
  name: code,
  launchUrl: `https://games.${code}.example`,
  platforms: [{ id: platformOf(code), name: code, logo: '' }],
});
