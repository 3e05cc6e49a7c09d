import type { Text } from '../text.ts';

/** How closely a player is looked at. */
export const amlRatings = ['low', 'normal', 'high'] as const;
export type AmlRating = (typeof amlRatings)[number];

interface Reason {
  readonly title: Text;
  /** What it makes of a player by itself. */
  readonly rating: Exclude<AmlRating, 'low'>;
}

/** Why a player has their rating: the highest that one of these says. */
export const amlRatingReasons = {
  listed: {
    rating: 'high',
    title: {
      en: 'A name on a list is like theirs',
      tl: 'May pangalan sa listahan na kahawig ng sa kanila',
    },
  },
  reported: {
    rating: 'high',
    title: { en: 'They were reported as suspicious', tl: 'Naiulat sila bilang kahina-hinala' },
  },
  'open-case': {
    rating: 'high',
    title: { en: 'A case of theirs is open', tl: 'May bukas silang kaso' },
  },
  'very-large': {
    rating: 'high',
    title: {
      en: 'They paid in very much within 90 days',
      tl: 'Napakalaki ng ipinasok nila sa loob ng 90 araw',
    },
  },
  large: {
    rating: 'normal',
    title: {
      en: 'They paid in much within 90 days',
      tl: 'Malaki ang ipinasok nila sa loob ng 90 araw',
    },
  },
  found: {
    rating: 'normal',
    title: {
      en: 'A rule found them within 180 days',
      tl: 'May tuntuning nakatagpo sa kanila sa loob ng 180 araw',
    },
  },
  linked: {
    rating: 'normal',
    title: {
      en: 'Another account shares their ID or payout account',
      tl: 'May ibang account na kapareho ng ID o payout account nila',
    },
  },
  new: {
    rating: 'normal',
    title: { en: 'They first paid in within 30 days', tl: 'Unang nagdeposito sa loob ng 30 araw' },
  },
} as const satisfies Record<string, Reason>;

export type AmlRatingReason = keyof typeof amlRatingReasons;
export const amlRatingReasonNames = Object.keys(amlRatingReasons) as [
  AmlRatingReason,
  ...AmlRatingReason[],
];

/** The highest rating that one of the reasons says. */
export const ratingOf = (reasons: readonly AmlRatingReason[]): AmlRating =>
  reasons.reduce<AmlRating>((highest, reason) => {
    const { rating } = amlRatingReasons[reason];
    return amlRatings.indexOf(rating) > amlRatings.indexOf(highest) ? rating : highest;
  }, 'low');
