import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import type { Risk, Rows } from './paytable.ts';
import type { PlinkoShown } from './state.ts';

export const riskTexts: Readonly<Record<Risk, Text>> = {
  low: { en: 'Low', tl: 'Mababa' },
  medium: { en: 'Medium', tl: 'Katamtaman' },
  high: { en: 'High', tl: 'Mataas' },
};

export const boardText = (rows: Rows, risk: Risk): Text => ({
  en: `${rows} rows, ${riskTexts[risk].en.toLowerCase()} risk`,
  tl: `${rows} hanay, ${riskTexts[risk].tl.toLowerCase()} na panganib`,
});

const same = (text: string): Text => ({ en: text, tl: text });

/** 0.3×, 1.45×, 26×: no more digits than it takes. */
export const formatFactor = (factor: number): string => `${factor / 100}×`;

export function describeDrop(shown: PlinkoShown): DetailLine[] {
  const right = shown.slot;
  const left = shown.rows - right;
  return [
    { label: { en: 'Stake', tl: 'Taya' }, value: same(formatPesos(shown.stake)) },
    {
      label: { en: 'Board', tl: 'Tabla' },
      value: boardText(shown.rows, shown.risk),
    },
    {
      label: { en: 'Bounces', tl: 'Mga talbog' },
      value: {
        en: `${shown.path.map((bounce) => (bounce ? 'R' : 'L')).join(' ')} (${left} left, ${right} right)`,
        tl: `${shown.path.map((bounce) => (bounce ? 'Kn' : 'Kl')).join(' ')} (${left} kaliwa, ${right} kanan)`,
      },
    },
    {
      label: { en: 'Slot', tl: 'Butas' },
      value: {
        en: `${right + 1} from the left, pays ${formatFactor(shown.factor)}`,
        tl: `Ika-${right + 1} mula sa kaliwa, bayad ${formatFactor(shown.factor)}`,
      },
    },
  ];
}
