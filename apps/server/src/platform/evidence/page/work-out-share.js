/** Works out what the regulator takes of each gaming day, from single rounds up. It imports nothing either. */

/** A part of a centavo is the regulator's; of a day on which players won nothing is taken. */
export function shareOf(ggr, basisPoints) {
  return ggr <= 0n ? 0n : (ggr * BigInt(basisPoints) + 9999n) / 10_000n;
}

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
const manilaAheadSeconds = 8 * hourSeconds;

/** The days in Manila that a span of seconds touches: so many packs its rounds lie in. */
function daysOf(startsAt, endsAt) {
  const first = Math.floor((startsAt + manilaAheadSeconds) / daySeconds);
  const last = Math.floor((endsAt - 1 + manilaAheadSeconds) / daySeconds);
  return Array.from({ length: last - first + 1 }, (_, place) =>
    new Date((first + place) * daySeconds * 1000).toISOString().slice(0, 10),
  );
}

/** The lines of a gaming day as it was closed, each by its meaning. */
function readDay([, day, startsAt, endsAt, basisPoints, rounds, staked, won, lateWon, ...more]) {
  return {
    day,
    startsAt,
    endsAt,
    basisPoints,
    rounds,
    staked: BigInt(staked),
    won: BigInt(won),
    lateWon: BigInt(lateWon),
    share: BigInt(more[4]),
  };
}

function readPlay([, day, isTest, , , venue, game, , rounds, staked, won, lateWon]) {
  return {
    day,
    isTest,
    venue,
    game,
    rounds,
    staked: BigInt(staked),
    won: BigInt(won),
    lateWon: BigInt(lateWon),
  };
}

function sumOf(lines) {
  const sum = { rounds: 0, staked: 0n, won: 0n, lateWon: 0n };
  for (const { rounds, staked, won, lateWon = 0n } of lines) {
    sum.rounds += rounds;
    sum.staked += staked;
    sum.won += won;
    sum.lateWon += lateWon;
  }
  return sum;
}

const gameOf = ({ venue, game }) => JSON.stringify([venue, game]);
const isSame = (a, b) => a.rounds === b.rounds && a.staked === b.staked && a.won === b.won;

/** Games whose figures are not what their rounds sum to. */
function differingGames(lines, rounds) {
  const figures = Map.groupBy(lines, gameOf);
  const played = Map.groupBy(rounds, gameOf);
  return [...new Set([...figures.keys(), ...played.keys()])]
    .filter((key) => !isSame(sumOf(figures.get(key) ?? []), sumOf(played.get(key) ?? [])))
    .map((key) => JSON.parse(key).join(' '))
    .sort();
}

function workOutDay(closed, lines, packs) {
  const real = sumOf(lines.filter(({ isTest }) => !isTest));
  const ggr = real.staked - real.won - real.lateWon;
  const needed = daysOf(closed.startsAt, closed.endsAt);
  const missing = needed.filter((day) => packs.every((pack) => pack.day !== day));
  const rounds = packs
    .flatMap((pack) => pack.rounds)
    .filter(
      ({ hour }) => hour * hourSeconds >= closed.startsAt && hour * hourSeconds < closed.endsAt,
    );
  const faults = [];
  if (!isSame(real, closed) || real.lateWon !== closed.lateWon) faults.push({ fault: 'day' });
  if (shareOf(ggr, closed.basisPoints) !== closed.share) faults.push({ fault: 'share' });
  if (missing.length === 0) {
    for (const about of differingGames(lines, rounds)) faults.push({ fault: 'game', about });
  }
  const { day, basisPoints } = closed;
  const share = shareOf(ggr, basisPoints);
  return { day, basisPoints, ...real, ggr, share, saidShare: closed.share, missing, faults };
}

/**
 * Every gaming day that was closed in one of these packs: its figures from the lines of its games, those from the single
 * rounds, and what the regulator takes of it. Rounds lie in the packs of the days they were settled on; the days whose
 * packs are missing are named, and then the rounds are not compared.
 */
export function workOutShares(packs) {
  const lines = packs.flatMap((pack) => pack.figures);
  const play = Map.groupBy(
    lines.filter(([kind]) => kind === 'play').map(readPlay),
    ({ day }) => day,
  );
  return lines
    .filter(([kind]) => kind === 'day')
    .map((line) => readDay(line))
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((closed) => workOutDay(closed, play.get(closed.day) ?? [], packs));
}
