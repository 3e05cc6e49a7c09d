import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of requests that wait for a second person. */
export const requestErrors = {
  REQUEST_UNKNOWN: {
    httpStatus: 200,
    message: { en: 'There is no such request', tl: 'Walang ganitong kahilingan' },
    audience: 'staff',
  },
  REQUEST_ACTION_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'Nobody can carry this out: the action is not known',
      tl: 'Walang makapagsasagawa nito: hindi kilala ang aksyon',
    },
    audience: 'staff',
  },
  /** Another of the same kind about the same thing waits already. */
  REQUEST_WAITS: {
    httpStatus: 200,
    message: {
      en: 'The same was asked for already and waits for a second person',
      tl: 'Hiniling na ito at naghihintay ng ikalawang tao',
    },
    audience: 'staff',
  },
  REQUEST_CLOSED: {
    httpStatus: 200,
    message: {
      en: 'This request was decided already',
      tl: 'Napagpasyahan na ang kahilingang ito',
    },
    audience: 'staff',
  },
  REQUEST_EXPIRED: {
    httpStatus: 200,
    message: {
      en: 'This request is older than 24 hours and has expired. It can be asked for again',
      tl: 'Lampas 24 oras na ang kahilingang ito at nag-expire na. Maaari itong hilingin muli',
    },
    audience: 'staff',
  },
  REQUEST_OWN: {
    httpStatus: 200,
    message: {
      en: 'Nobody decides their own request. A second person must',
      tl: 'Walang nagpapasya sa sariling kahilingan. Ikalawang tao ang dapat magpasya',
    },
    audience: 'staff',
  },
  REQUEST_SAME_PHONE: {
    httpStatus: 200,
    message: {
      en: 'Your account has the same phone as the one that asked. A second person must decide',
      tl: 'Pareho ang telepono ng account mo at ng humiling. Ikalawang tao ang dapat magpasya',
    },
    audience: 'staff',
  },
  REQUEST_SAME_DEVICE: {
    httpStatus: 200,
    message: {
      en: 'Your account and the one that asked were used on the same device. A second person decides on a device of their own',
      tl: 'Ginamit sa iisang device ang account mo at ng humiling. Ang ikalawang tao ay magpapasya sa sariling device',
    },
    audience: 'staff',
  },
  REQUEST_LET_IN: {
    httpStatus: 200,
    message: {
      en: 'One of you has lately let the other in, by an invitation or by switching the account on. Somebody else must decide',
      tl: 'Kamakailan lang pinapasok ng isa sa inyo ang isa pa, sa imbitasyon o sa pagbukas ng account. Ibang tao ang dapat magpasya',
    },
    audience: 'staff',
  },
  REQUEST_PART_OVER: {
    httpStatus: 200,
    message: {
      en: 'There is nothing for you to collect here: it was collected, or its time is over',
      tl: 'Wala kang makukuha rito: nakuha na ito, o tapos na ang oras nito',
    },
    audience: 'staff',
  },
  REQUEST_NOT_APPROVER: {
    httpStatus: 403,
    message: {
      en: 'Your role may not decide this request',
      tl: 'Hindi maaaring magpasya sa kahilingang ito ang iyong tungkulin',
    },
    audience: 'staff',
  },
  REQUEST_ASKER_GONE: {
    httpStatus: 200,
    message: {
      en: 'Whoever asked may no longer ask for this. It can be declined, or asked for again by somebody else',
      tl: 'Hindi na maaaring humiling nito ang humiling. Maaari itong tanggihan, o hilingin muli ng iba',
    },
    audience: 'staff',
  },
  REQUEST_NOT_OWN: {
    httpStatus: 200,
    message: {
      en: 'Only whoever asked can withdraw a request',
      tl: 'Ang humiling lamang ang makababawi sa kahilingan',
    },
    audience: 'staff',
  },
  /** What is stored, or what the approver was shown, is not what was asked for. */
  REQUEST_ALTERED: {
    httpStatus: 200,
    message: {
      en: 'What you were shown is not what was asked for. Nothing was done; open the request again',
      tl: 'Ang ipinakita sa iyo ay hindi ang hiniling. Walang ginawa; buksan muli ang kahilingan',
    },
    audience: 'staff',
  },
  /** The message is made of the cause. */
  REQUEST_FAILED: {
    httpStatus: 200,
    message: {
      en: 'It could not be carried out, and the request stays open',
      tl: 'Hindi ito naisagawa, at nananatiling bukas ang kahilingan',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
