import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of the AML desk. */
export const staffAmlErrors = {
  AML_CASE_CLOSED: {
    httpStatus: 200,
    message: { en: 'This case was decided already', tl: 'May pasya na ang kasong ito' },
    audience: 'staff',
  },
  AML_CASE_OPEN: {
    httpStatus: 200,
    message: {
      en: 'This player has an open case: go on with it',
      tl: 'May bukas na kaso ang manlalarong ito: ipagpatuloy iyon',
    },
    audience: 'staff',
  },
  AML_NO_NARRATIVE: {
    httpStatus: 200,
    message: {
      en: 'Write the narrative first: whoever approves reads it',
      tl: 'Isulat muna ang salaysay: binabasa ito ng mag-aapruba',
    },
    audience: 'staff',
  },
  AML_NOT_TESTED: {
    httpStatus: 200,
    message: {
      en: 'Test the rule with these figures on past months first',
      tl: 'Subukan muna ang tuntunin na may ganitong mga bilang sa mga nakaraang buwan',
    },
    audience: 'staff',
  },
  AML_RULE_BOUNDS: {
    httpStatus: 200,
    message: {
      en: 'This rule cannot be set so: a figure is beyond its bounds, or the law asks for the rule',
      tl: 'Hindi maaaring ganito ang tuntunin: lampas sa hangganan ang isang bilang, o hinihingi ng batas ang tuntunin',
    },
    audience: 'staff',
  },
  AML_NOT_HELD: {
    httpStatus: 200,
    message: {
      en: 'No payout of this player is held',
      tl: 'Walang pinipigil na payout ng manlalarong ito',
    },
    audience: 'staff',
  },
  AML_ASKED_ALREADY: {
    httpStatus: 200,
    message: {
      en: 'This was asked of the player already, and is waited for',
      tl: 'Hiningi na ito sa manlalaro, at hinihintay pa',
    },
    audience: 'staff',
  },
  AML_NOTHING_DUE: {
    httpStatus: 200,
    message: { en: 'No report waits to be filed', tl: 'Walang ulat na naghihintay na maihain' },
    audience: 'staff',
  },
  AML_REPORT_FILED: {
    httpStatus: 200,
    message: {
      en: 'One of these reports was filed already, or is not there',
      tl: 'Naihain na ang isa sa mga ulat na ito, o wala ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
