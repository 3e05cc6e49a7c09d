import type { Text } from '../text.ts';

/** What a rule counts by. Amounts are whole pesos. */
export const amlFigures = [
  'amount',
  'below',
  'count',
  'hours',
  'days',
  'percent',
  'times',
] as const;
export type AmlFigure = (typeof amlFigures)[number];

/** The figures of a rule: what does not belong to it is null. */
export type AmlRuleFigures = Readonly<Record<AmlFigure, number | null>>;

export const amlFigureTitles: Readonly<Record<AmlFigure, Text>> = {
  amount: { en: 'Amount, ₱', tl: 'Halaga, ₱' },
  below: { en: 'Each below, ₱', tl: 'Bawat isa ay mababa sa, ₱' },
  count: { en: 'How many', tl: 'Ilan' },
  hours: { en: 'Within hours', tl: 'Sa loob ng mga oras' },
  days: { en: 'Within days', tl: 'Sa loob ng mga araw' },
  percent: { en: 'Percent', tl: 'Porsiyento' },
  times: { en: 'Times as much', tl: 'Ilang beses na mas malaki' },
};

interface Bounds {
  readonly min: number;
  readonly max: number;
}

interface AmlRule {
  /** What it looks for, in a sentence. */
  readonly title: Text;
  /** The law asks for it: it is never off, and never holds a payout. */
  readonly isFixed: boolean;
  readonly figures: Readonly<Partial<Record<AmlFigure, Bounds>>>;
}

/** Above it the law wants a report of what a player moved in a day. */
const coveredPesos = 5_000_000;
const amount: Bounds = { min: 1000, max: coveredPesos };
/** A month: what is longer than that is the player's own history. */
const hours: Bounds = { min: 1, max: 720 };
const percent: Bounds = { min: 1, max: 100 };

/** How far back the rules may look, in days. */
export const amlLookBackDays = 120;

/** What is looked for in what players pay in, play and take out. */
export const amlRules = {
  covered: {
    title: {
      en: 'What a player pays in and takes out in a day is above the amount: a covered transaction',
      tl: 'Lampas sa halaga ang ipinasok at inilabas ng manlalaro sa isang araw: covered transaction',
    },
    isFixed: true,
    figures: { amount },
  },
  'covered-linked': {
    title: {
      en: 'Accounts that share an ID or a payout account are above the amount together in a day, and none of them alone',
      tl: 'Lampas sa halaga sa isang araw nang sama-sama ang mga account na may iisang ID o payout account, at hindi nang mag-isa',
    },
    isFixed: false,
    figures: { amount },
  },
  structured: {
    title: {
      en: 'Several the same way, each below a figure, reach the amount together',
      tl: 'Ilang galaw sa iisang direksiyon, bawat isa ay mababa sa isang bilang, na umaabot sa halaga nang sama-sama',
    },
    isFixed: false,
    figures: { amount, below: amount, count: { min: 2, max: 50 }, hours },
  },
  'little-play': {
    title: {
      en: 'So much is paid in and taken out again, and less than this percentage of it was staked in between',
      tl: 'Ganito kalaki ang ipinasok at inilabas muli, at mas mababa sa porsiyentong ito ang itinaya sa pagitan',
    },
    isFixed: false,
    figures: { amount, percent, hours },
  },
  'in-and-out': {
    title: {
      en: 'Of so much that was paid in, this percentage leaves again within hours',
      tl: 'Sa ganito kalaking ipinasok, ang porsiyentong ito ay lumalabas muli sa loob ng ilang oras',
    },
    isFixed: false,
    figures: { amount, percent, hours },
  },
  'many-ways': {
    title: {
      en: 'So much is paid in by so many different ways to pay',
      tl: 'Ganito kalaki ang ipinasok sa ganito karaming magkakaibang paraan ng pagbayad',
    },
    isFixed: false,
    figures: { amount, count: { min: 2, max: 20 }, days: { min: 1, max: 90 } },
  },
  unusual: {
    title: {
      en: 'A day’s deposits are so many times what this player’s days with deposits usually bring',
      tl: 'Ilang beses na mas malaki ang deposito sa isang araw kaysa karaniwan sa mga araw na nagdedeposito ang manlalaro',
    },
    isFixed: false,
    figures: {
      amount,
      count: { min: 2, max: 60 },
      days: { min: 7, max: 90 },
      times: { min: 2, max: 100 },
    },
  },
  'table-mates': {
    title: {
      en: 'So many hands at one table with an account of the same device, ID or payout account, or with anybody to whom so much more went than came back',
      tl: 'Ganito karaming kamay sa iisang mesa kasama ang account na may iisang device, ID o payout account, o ang sinumang mas marami nang ganito ang napunta kaysa bumalik',
    },
    isFixed: false,
    figures: { amount, count: { min: 2, max: 1000 }, days: { min: 1, max: 90 } },
  },
} as const satisfies Record<string, AmlRule>;

export type AmlRuleName = keyof typeof amlRules;
export const amlRuleNames = Object.keys(amlRules) as [AmlRuleName, ...AmlRuleName[]];

/** A rule as it is to be set. */
interface AmlRuleSetting extends AmlRuleFigures {
  readonly is_on: boolean;
  readonly holds: boolean;
}

/** Whether a rule may be set so at all, by however many people. */
export function isWithinAmlBounds(name: AmlRuleName, wanted: AmlRuleSetting): boolean {
  const rule: AmlRule = amlRules[name];
  if (rule.isFixed && (!wanted.is_on || wanted.holds)) return false;
  return amlFigures.every((figure) => {
    const bounds = rule.figures[figure];
    const value = wanted[figure];
    if (!bounds || value === null) return bounds === undefined && value === null;
    return value >= bounds.min && value <= bounds.max;
  });
}

/** Which figures a rule has, in the order in which they are shown. */
export const figuresOf = (name: AmlRuleName): AmlFigure[] => {
  const rule: AmlRule = amlRules[name];
  return amlFigures.filter((figure) => rule.figures[figure] !== undefined);
};

/** Whether two settings of a rule look for the same. */
export const hasSameFigures = (one: AmlRuleFigures, other: AmlRuleFigures): boolean =>
  amlFigures.every((figure) => one[figure] === other[figure]);
