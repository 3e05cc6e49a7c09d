import type { AnswerOf } from '@perya/contract/call';
import type { listRequirements, Requirement } from '@perya/contract/payments/calls/payments';
import { type Centavos, centavos, parsePesos } from '@perya/money';

export type Requirements = AnswerOf<typeof listRequirements>;

const read = (amount: string): Centavos => parsePesos(amount) ?? centavos(0);

interface ToPlay {
  readonly played: Centavos;
  readonly left: Centavos;
  readonly all: Centavos;
}

function toPlayOf(all: Centavos, left: Centavos): ToPlay {
  return { played: centavos(all > left ? all - left : 0n), left, all };
}

/** What one amount wants to see played for itself; what stands before it has a line of its own. [M-481] */
export const ownToPlay = ({ own_to_play, own_left }: Requirement): ToPlay =>
  toPlayOf(read(own_to_play), read(own_left));

/** What must be played until the whole balance can leave; null where it can at once. */
export function wholeToPlay({ requirements }: Requirements): ToPlay | null {
  const left = requirements.reduce((sum, { own_left }) => sum + read(own_left), 0n);
  const all = requirements.reduce((sum, { own_to_play }) => sum + read(own_to_play), 0n);
  return left === 0n ? null : toPlayOf(centavos(all), centavos(left));
}

/** For a bar, not for money. */
export const playedPercent = ({ played, all }: ToPlay): number =>
  all === 0n ? 100 : Number((played * 100n) / all);

interface Counted {
  readonly gameTypes: readonly number[];
  readonly percent: number;
}

/** Types of games that count alike stand together, what counts most first. */
export function groupCounts(counts: Requirements['counts']): Counted[] {
  const percents = [...new Set(counts.map(({ percent }) => percent))].sort((a, b) => b - a);
  return percents.map((percent) => ({
    percent,
    gameTypes: counts.filter((each) => each.percent === percent).map((each) => each.game_type),
  }));
}
