import type { Text } from '@perya/game-kit/game';
import type { RoundMoney } from '../../client/round-result.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound } from '../../client/view.ts';
import type { Shown } from '../rules/index.ts';
import type { MagazineState } from '../rules/magazine.ts';
import type { Shot } from '../rules/shot.ts';
import { paytable } from '../rules/species.ts';
import { texts } from './texts.ts';

type Ended = Pick<ShownRound<Shown>, 'stake' | 'payout' | 'stakeReturned' | 'isHeld'>;

/** Puts values into the places of a text, in both languages. */
export function fill(text: Text, values: Record<string, string>): Text {
  const put = (words: string) =>
    Object.entries(values).reduce((so, [name, value]) => so.replace(`{${name}}`, value), words);
  return { en: put(text.en), tl: put(text.tl) };
}

export const catchesOf = ({ tallies }: Pick<MagazineState, 'tallies'>): number =>
  tallies.reduce((sum, { catches }) => sum + catches, 0);

/** What the banner counts. A magazine of which nothing was fired is a stake that came back. */
export function playedMoneyOf({ stake, payout, stakeReturned, isHeld }: Ended): RoundMoney {
  if (stake === 0n) return { stake: stakeReturned, payout: stakeReturned, isHeld: false };
  return { stake, payout: payout ?? 0n, isHeld };
}

/** What a volley came to, for whoever hears it; what it paid is said by the frame. */
export function tellVolley(volley: readonly Shot[]): Text {
  const [only, ...others] = volley;
  if (only && others.length === 0) {
    const { name } = paytable[only.target];
    const told = only.multiplier > 0 ? texts.hit : texts.missed;
    return { en: fill(told, { name: name.en }).en, tl: fill(told, { name: name.tl }).tl };
  }
  const hits = volley.filter(({ multiplier }) => multiplier > 0).length;
  return fill(texts.volleyTold, { hits: `${hits}`, shots: `${volley.length}` });
}

const bulletsText = (count: number): Text =>
  count === 1 ? texts.bullet : fill(texts.manyBullets, { count: `${count}` });

/** Puts in what was caught, what was fired and what came back. */
function fillFrom(text: Text, shown: MagazineState): Text {
  const fired = bulletsText(shown.bullets - shown.bulletsLeft);
  const values = {
    catches: `${catchesOf(shown)}`,
    back: formatAmount(shown.bulletValue * BigInt(shown.bulletsLeft)),
  };
  return {
    en: fill(text, { ...values, fired: fired.en }).en,
    tl: fill(text, { ...values, fired: fired.tl }).tl,
  };
}

const joined = (parts: readonly Text[], between: string): Text => ({
  en: parts.map(({ en }) => en).join(between),
  tl: parts.map(({ tl }) => tl).join(between),
});

/** The finished round for whoever hears it; what it paid is said by the frame. */
export function tellOver(shown: MagazineState): Text {
  const parts = shown.bulletsLeft > 0 ? [texts.over, texts.backTold] : [texts.over];
  return fillFrom(joined(parts, ' '), shown);
}

/** The same under the amount on the banner. */
export function noteOf(shown: MagazineState): Text {
  const parts = shown.bulletsLeft > 0 ? [texts.note, texts.back] : [texts.note];
  return fillFrom(joined(parts, '\n'), shown);
}
