import { centavos } from '@perya/money';
import { hasNatural, type Result, type SideSpot, type Spot } from './spots.ts';

export const deckCount = 8;

/**
 * How many rounds are dealt from one shoe. A round takes six cards at most, so there are always enough; and
 * because the number is fixed, no round is more or less likely to come by what was dealt before it: each returns
 * in the long run exactly what the first does.
 */
export const shoeRounds = 60;

/**
 * What a winning spot wins, in hundredths of its stake; the stake comes back on top. The banker's
 * 95 is even money less a commission of 5 %. Most tables pay 8 to 1 for a tie and keep 14.36 %: here
 * it is 9 to 1.
 */
const evenMoney = 100n;
export const winHundredths = {
  player: evenMoney,
  banker: 95n,
  tie: 900n,
  pair: 1100n,
  /** Banker wins with six, of two cards or of three; most tables pay 12 and 20. */
  luckySixOfTwo: 1300n,
  luckySixOfThree: 2300n,
  dragonNatural: evenMoney,
} as const;

/** What a dragon wins by how many points its hand is ahead. */
export const dragonHundredths: Readonly<Record<number, bigint>> = {
  4: 100n,
  5: 200n,
  6: 400n,
  7: 600n,
  8: 1000n,
  9: 3000n,
};

export const stakeRange = {
  stakeMin: centavos(5_00n),
  stakeMax: centavos(20_000_00n),
  /** Never exceeded; the most that can come together is 285,000: three side bets and player. */
  payoutMax: centavos(300_000_00n),
};

/** The most on one side bet. */
export const sideStakeMax = centavos(5_000_00n);

const lost = 0n;
const back = 100n;
const won = (hundredths: bigint) => back + hundredths;

interface Side {
  own: number;
  ownCards: number;
  other: number;
  otherCards: number;
}

/** A natural wins even money and ties to nothing lost; any other win counts by how far it is ahead. */
function dragonReturn({ own, ownCards, other, otherCards }: Side): bigint {
  const isNaturalHand = hasNatural(own, ownCards);
  if (own === other) return isNaturalHand && hasNatural(other, otherCards) ? back : lost;
  if (own < other) return lost;
  if (isNaturalHand) return won(winHundredths.dragonNatural);
  const ahead = dragonHundredths[own - other];
  return ahead === undefined ? lost : won(ahead);
}

function luckySixReturn({ outcome, banker, bankerCards }: Result): bigint {
  if (outcome !== 'banker' || banker !== 6) return lost;
  return won(bankerCards === 2 ? winHundredths.luckySixOfTwo : winHundredths.luckySixOfThree);
}

const sideReturns: Record<SideSpot, (result: Result) => bigint> = {
  playerPair: ({ hasPlayerPair }) => (hasPlayerPair ? won(winHundredths.pair) : lost),
  bankerPair: ({ hasBankerPair }) => (hasBankerPair ? won(winHundredths.pair) : lost),
  luckySix: luckySixReturn,
  playerDragon: ({ player, playerCards, banker, bankerCards }) =>
    dragonReturn({ own: player, ownCards: playerCards, other: banker, otherCards: bankerCards }),
  bankerDragon: ({ player, playerCards, banker, bankerCards }) =>
    dragonReturn({ own: banker, ownCards: bankerCards, other: player, otherCards: playerCards }),
};

/** What comes back of a spot in hundredths of its stake, the stake included. On a tie, player and banker are given back. */
export function returnHundredths(spot: Spot, result: Result): bigint {
  const { outcome } = result;
  if (spot === 'player' || spot === 'banker' || spot === 'tie') {
    if (spot === outcome) return won(winHundredths[spot]);
    return outcome === 'tie' ? back : lost;
  }
  return sideReturns[spot](result);
}

/**
 * What the count of the shoe gives for each spot, in hundredths of a percent, rounded down; written
 * out because the info sheet must not wait for the count.
 */
export const spotReturns: Record<Spot, { returned: number; chance: number }> = {
  player: { returned: 9876, chance: 4462 },
  banker: { returned: 9894, chance: 4585 },
  tie: { returned: 9515, chance: 951 },
  playerPair: { returned: 8963, chance: 746 },
  bankerPair: { returned: 8963, chance: 746 },
  luckySix: { returned: 9202, chance: 538 },
  playerDragon: { returned: 9734, chance: 2898 },
  bankerDragon: { returned: 9062, chance: 2827 },
};
