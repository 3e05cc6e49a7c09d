import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of what staff write for players. */
export const articlesErrors = {
  ARTICLE_UNFINISHED: {
    httpStatus: 200,
    message: {
      en: 'Both languages must be written before players can read it',
      tl: 'Dapat nakasulat muna sa dalawang wika bago ito mabasa ng mga manlalaro',
    },
    audience: 'staff',
  },
  /** Said with what the template names. */
  ARTICLE_TO_FILL: {
    httpStatus: 200,
    message: {
      en: 'Something of the template is still to be filled in',
      tl: 'May kailangan pang punan sa template',
    },
    audience: 'staff',
  },
  LEGAL_NEEDS_SECOND_PERSON: {
    httpStatus: 200,
    message: {
      en: 'Nobody puts a legal text in force alone: ask a second person',
      tl: 'Walang mag-isang nagpapatupad ng tekstong legal: humingi ng ikalawang tao',
    },
    audience: 'staff',
  },
  PUBLICATION_PAST: {
    httpStatus: 200,
    message: {
      en: 'Choose a moment that is still to come',
      tl: 'Pumili ng sandaling darating pa lamang',
    },
    audience: 'staff',
  },
  NOTHING_TO_PUBLISH: {
    httpStatus: 200,
    message: {
      en: 'There is no draft to publish',
      tl: 'Walang borador na mailalathala',
    },
    audience: 'staff',
  },
  LINK_UNSAFE: {
    httpStatus: 200,
    message: {
      en: 'A link must begin with https://, http://, mailto:, tel: or a single /',
      tl: 'Dapat magsimula ang link sa https://, http://, mailto:, tel: o isang /',
    },
    audience: 'staff',
  },
  DOCUMENT_STAYS: {
    httpStatus: 200,
    message: {
      en: 'A document can be replaced, but never withdrawn',
      tl: 'Maaaring palitan ang dokumento, pero hindi ito maaaring bawiin',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
