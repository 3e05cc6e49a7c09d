import type { Text } from '@perya/game-kit/game';
import { letters } from '../../bingo-75/view/ball.tsx';

const smallEn = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  ...['eighteen', 'nineteen'],
];
const tensEn = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy'];

const smallTl = [
  ...['', 'isa', 'dalawa', 'tatlo', 'apat', 'lima', 'anim', 'pito', 'walo', 'siyam', 'sampu'],
  ...['labing-isa', 'labindalawa', 'labintatlo', 'labing-apat', 'labinlima', 'labing-anim'],
  ...['labimpito', 'labingwalo', 'labinsiyam'],
];
const tensTl = ['', '', 'dalawampu', 'tatlumpu', 'apatnapu', 'limampu', 'animnapu', 'pitumpu'];

function wordsOf(number: number, small: string[], tens: string[], between: string): string {
  const one = small[number];
  if (one !== undefined) return one;
  const ten = tens[Math.floor(number / 10)] ?? '';
  const rest = number % 10;
  return rest === 0 ? ten : `${ten}${between}${small[rest]}`;
}

/** A number as a caller says it, from 1 to 75. */
export const numberWords = (number: number): Text => ({
  en: wordsOf(number, smallEn, tensEn, '-'),
  tl: wordsOf(number, smallTl, tensTl, '’t '),
});

/** The letter that a number stands under. */
export const letterOf = (number: number): string => letters[Math.floor((number - 1) / 15)] ?? '';
