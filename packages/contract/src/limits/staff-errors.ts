import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of what the house sets for a player. */
export const staffLimitsErrors = {
  /** The message names the limit that stands; `details.field` is the one that was asked for. */
  LIMIT_NOT_STRICTER: {
    httpStatus: 200,
    message: {
      en: 'The house only sets stricter limits; a looser one the player asks for, and it counts after 24 hours',
      tl: 'Mas mahigpit na limit lamang ang itinatakda ng bahay; ang mas maluwag ay hinihiling ng manlalaro at umiiral pagkaraan ng 24 oras',
    },
    audience: 'staff',
  },
  EXCLUSION_NOT_LONGER: {
    httpStatus: 200,
    message: {
      en: 'The exclusion of this player lasts as long or longer, and nothing ends it sooner',
      tl: 'Kasinghaba o mas mahaba ang umiiral na pagbabawal sa manlalarong ito, at walang makapagpapaaga ng wakas nito',
    },
    audience: 'staff',
  },
  /** The message says until when. */
  EXCLUSION_FIRM: {
    httpStatus: 200,
    message: {
      en: 'Nothing ends this exclusion yet',
      tl: 'Wala pang makapagtatapos sa pagbabawal na ito',
    },
    audience: 'staff',
  },
  APPLICANT_NEEDED: {
    httpStatus: 200,
    message: {
      en: 'Say who of the family asks for it, and how they are related to the player',
      tl: 'Sabihin kung sino sa pamilya ang humihiling nito, at kaano-ano niya ang manlalaro',
    },
    audience: 'staff',
  },
  POLICY_BOUNDS: {
    httpStatus: 200,
    message: {
      en: 'The figure is outside of what it may be',
      tl: 'Labas ang bilang sa maaari nitong maging halaga',
    },
    audience: 'staff',
  },
  RESTRICTION_NOT_LONGER: {
    httpStatus: 200,
    message: {
      en: 'The player is kept from it as long or longer; to end it sooner takes a second person',
      tl: 'Kasinghaba o mas mahaba ang umiiral na paghihigpit; kailangan ng ikalawang tao para tapusin ito nang maaga',
    },
    audience: 'staff',
  },
  LIMITS_UNCHANGED: {
    httpStatus: 200,
    message: {
      en: 'Nothing would change: this is how it stands already',
      tl: 'Walang mababago: ganito na ang umiiral',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
