import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of the desk that reviews identities. */
export const reviewErrors = {
  UNBLOCK_NEEDS_SECOND_PERSON: {
    httpStatus: 200,
    message: {
      en: 'This block is older than a day, and nobody lifts it alone: ask a second person',
      tl: 'Mahigit isang araw na ang block na ito, at walang mag-isang nag-aalis nito: humingi ng ikalawang tao',
    },
    audience: 'staff',
  },

  REVIEW_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'A colleague has this submission at present',
      tl: 'Hawak ng kasamahan ang isinumiteng ito sa ngayon',
    },
    audience: 'staff',
  },
  REVIEW_NOT_CLAIMED: {
    httpStatus: 200,
    message: {
      en: 'Your claim has ended: claim the submission again, and look whether it has changed',
      tl: 'Natapos na ang paghawak mo: kunin muli ito at tingnan kung may nagbago',
    },
    audience: 'staff',
  },
  REVIEW_DECIDED: {
    httpStatus: 200,
    message: {
      en: 'This submission was decided already',
      tl: 'May pasya na sa isinumiteng ito',
    },
    audience: 'staff',
  },
  REVIEW_ESCALATED: {
    httpStatus: 200,
    message: {
      en: 'This submission was handed to a senior reviewer',
      tl: 'Ipinasa na ito sa nakatataas na tagasuri',
    },
    audience: 'staff',
  },
  REVIEW_HARD_STOP: {
    httpStatus: 200,
    message: {
      en: 'The law forbids to approve this submission: reject or escalate it',
      tl: 'Ipinagbabawal ng batas na aprubahan ito: tanggihan o ipasa sa nakatataas',
    },
    audience: 'staff',
  },
  REVIEW_NEEDS_REASON: {
    httpStatus: 200,
    message: {
      en: 'Choose at least one reason: the player reads it',
      tl: 'Pumili ng kahit isang dahilan: mababasa ito ng manlalaro',
    },
    audience: 'staff',
  },
  REVIEW_NEEDS_FIELD: {
    httpStatus: 200,
    message: {
      en: 'Mark at least one field that the player should give again',
      tl: 'Markahan ang kahit isang field na dapat ibigay muli ng manlalaro',
    },
    audience: 'staff',
  },
  REVIEW_NEEDS_ID_NUMBER: {
    httpStatus: 200,
    message: {
      en: 'No scan has read the ID number: type it from the photo before approving',
      tl: 'Walang nabasang ID number ang scan: i-type ito mula sa larawan bago aprubahan',
    },
    audience: 'staff',
  },
  /** Who is blocked goes back to what the block took the place of; a decision meanwhile would be lost. */
  REVIEW_PLAYER_BLOCKED: {
    httpStatus: 200,
    message: {
      en: 'The player is blocked: the submission can be decided when the block has ended',
      tl: 'Naka-block ang manlalaro: mapapasyahan ito kapag natapos na ang block',
    },
    audience: 'staff',
  },
  REVIEW_ID_NUMBER_SHARED: {
    httpStatus: 200,
    message: {
      en: 'Another player has this ID number: look at the duplicates, then decide again',
      tl: 'May ibang manlalaro na ganito ang ID number: tingnan ang mga kahawig, saka magpasya muli',
    },
    audience: 'staff',
  },
  BRANCH_KNOWN: {
    httpStatus: 200,
    message: {
      en: 'Another open branch has this address',
      tl: 'May ibang bukas na branch na ganito ang address',
    },
    audience: 'staff',
  },
  /** Without any branch nobody could finish the identity check. */
  BRANCH_LAST: {
    httpStatus: 200,
    message: {
      en: 'This is the last open branch, and a full identity check names one: add another first',
      tl: 'Ito na ang huling bukas na branch, at may pinapangalanang branch ang buong pagsusuri: magdagdag muna ng iba',
    },
    audience: 'staff',
  },
  COMPLIANCE_WINDOW: {
    httpStatus: 200,
    message: {
      en: 'The window must end after it begins, within 31 days, and begin within 31 days',
      tl: 'Dapat matapos ang panahon pagkatapos nitong magsimula, sa loob ng 31 araw, at magsimula sa loob ng 31 araw',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
