import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals on the way into the staff app, and of accounts and roles. */
export const staffEntranceErrors = {
  /** The same for an address without an account, a wrong password and an account that is switched off. */
  STAFF_LOGIN_WRONG: {
    httpStatus: 200,
    message: {
      en: 'The email address or the password is wrong',
      tl: 'Mali ang email address o ang password',
    },
    audience: 'staff',
  },
  STAFF_LOGIN_LOCKED: {
    httpStatus: 200,
    message: {
      en: 'Too many wrong passwords. Try again in 30 minutes, or ask an administrator for a new invitation',
      tl: 'Napakaraming maling password. Subukan muli pagkalipas ng 30 minuto, o humingi ng bagong imbitasyon sa tagapangasiwa',
    },
    audience: 'staff',
  },
  STAFF_CODE_WRONG: {
    httpStatus: 200,
    message: {
      en: 'This code is wrong, or was used before. Wait for the next one',
      tl: 'Mali ang code, o nagamit na. Hintayin ang susunod',
    },
    audience: 'staff',
  },
  STAFF_CODE_LOCKED: {
    httpStatus: 200,
    message: {
      en: 'Too many wrong codes. Try again in 30 minutes, or ask an administrator for a new invitation',
      tl: 'Napakaraming maling code. Subukan muli pagkalipas ng 30 minuto, o humingi ng bagong imbitasyon sa tagapangasiwa',
    },
    audience: 'staff',
  },
  /** The password was given too long ago, or the login was finished already. */
  STAFF_LOGIN_OVER: {
    httpStatus: 200,
    message: {
      en: 'This login has ended. Begin again with the password',
      tl: 'Tapos na ang login na ito. Magsimula muli sa password',
    },
    audience: 'staff',
  },
  INVITATION_CODE: {
    httpStatus: 200,
    message: {
      en: 'The link and the code do not belong together. Ask the colleague who approved the invitation for the code',
      tl: 'Hindi magkatugma ang link at ang code. Hingin ang code sa kasamahang nag-apruba ng imbitasyon',
    },
    audience: 'staff',
  },
  INVITATION_OVER: {
    httpStatus: 200,
    message: {
      en: 'This invitation was used, has expired or was replaced by a newer one',
      tl: 'Nagamit na, nag-expire na o napalitan na ang imbitasyong ito',
    },
    audience: 'staff',
  },
  STAFF_EMAIL_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'This email address has a staff account already',
      tl: 'May staff account na ang email address na ito',
    },
    audience: 'staff',
  },
  STAFF_SWITCHED_OFF: {
    httpStatus: 200,
    message: {
      en: 'This account is switched off',
      tl: 'Nakapatay ang account na ito',
    },
    audience: 'staff',
  },
  STAFF_OWN_ACCOUNT: {
    httpStatus: 200,
    message: {
      en: 'Nobody does this to their own account: ask a colleague',
      tl: 'Hindi ito magagawa sa sariling account: humingi ng tulong sa kasamahan',
    },
    audience: 'staff',
  },
  STAFF_ADMINISTRATOR: {
    httpStatus: 200,
    message: {
      en: 'Nobody is invited as an administrator: invite with another role first, then ask for the wider one',
      tl: 'Walang iniimbitahang tagapangasiwa: mag-imbita muna sa ibang tungkulin, saka hilingin ang mas malawak',
    },
    audience: 'staff',
  },
  STAFF_WIDER_ROLE: {
    httpStatus: 200,
    message: {
      en: 'This role may more than the present one: ask for it, and a second person approves',
      tl: 'Mas marami ang magagawa ng tungkulin na ito kaysa sa ngayon: hilingin ito, at aaprubahan ng ikalawang tao',
    },
    audience: 'staff',
  },
  STAFF_SO_ALREADY: {
    httpStatus: 200,
    message: { en: 'It is so already', tl: 'Ganito na ito' },
    audience: 'staff',
  },
  STAFF_LAST_ADMINISTRATOR: {
    httpStatus: 200,
    message: {
      en: 'This is the last administrator who can get in',
      tl: 'Ito na ang huling tagapangasiwang nakapapasok',
    },
    audience: 'staff',
  },
  STAFF_TERM: {
    httpStatus: 200,
    message: {
      en: 'Somebody from outside needs a last day and the networks they come from; nobody else has them',
      tl: 'Kailangan ng tagalabas ang huling araw at mga network na pinagmumulan; wala nito ang iba',
    },
    audience: 'staff',
  },
  STAFF_TERM_BOUNDS: {
    httpStatus: 200,
    message: {
      en: 'The last day is today or later, and within a year',
      tl: 'Ang huling araw ay ngayon o mas huli, at sa loob ng isang taon',
    },
    audience: 'staff',
  },
  STAFF_OUTSIDE: {
    httpStatus: 200,
    message: {
      en: 'Nobody of the house becomes somebody from outside, nor the other way round: invite a new account',
      tl: 'Walang taga-bahay na nagiging tagalabas, at wala ring kabaligtaran: mag-imbita ng bagong account',
    },
    audience: 'staff',
  },
  ROLE_FIXED: {
    httpStatus: 200,
    message: {
      en: 'An administrator has every permission, and every role the use of the app',
      tl: 'Nasa tagapangasiwa ang lahat ng pahintulot, at nasa bawat tungkulin ang paggamit ng app',
    },
    audience: 'staff',
  },
  ROLE_READS_ONLY: {
    httpStatus: 200,
    message: {
      en: 'An auditor reads and changes nothing; a regulator gets no more than it begins with',
      tl: 'Tumitingin lamang ang auditor at walang binabago; walang madadagdag sa regulator',
    },
    audience: 'staff',
  },
  ROLE_COMPARTMENT: {
    httpStatus: 200,
    message: {
      en: 'What belongs to the AML desk only the role of its officers has',
      tl: 'Ang tungkulin lamang ng mga opisyal ng AML ang may hawak ng para sa AML desk',
    },
    audience: 'staff',
  },
  ROLE_TAKEN: {
    httpStatus: 200,
    message: { en: 'There is a role of this name', tl: 'May tungkulin na may ganitong pangalan' },
    audience: 'staff',
  },
  ROLE_IN_USE: {
    httpStatus: 200,
    message: {
      en: 'Accounts have this role: give them another one first, also those that are switched off',
      tl: 'May mga account na may ganitong tungkulin: bigyan muna sila ng iba, pati ang mga naka-off',
    },
    audience: 'staff',
  },
  NETWORK_UNREADABLE: {
    httpStatus: 200,
    message: {
      en: 'A network is an address and how many of its bits count, as 203.0.113.0/24',
      tl: 'Ang network ay isang address at bilang ng mga bit na mahalaga, gaya ng 203.0.113.0/24',
    },
    audience: 'staff',
  },
  NETWORKS_WIDER: {
    httpStatus: 200,
    message: {
      en: 'This lets the role in from where it may not come now: ask for it, and a second person approves',
      tl: 'Makapapasok ang tungkulin mula sa hindi pa pinapayagan ngayon: hilingin ito, at aaprubahan ng ikalawang tao',
    },
    audience: 'staff',
  },
  NETWORKS_BY_TWO: {
    httpStatus: 200,
    message: {
      en: 'From where administrators work two people decide: ask for it, and a second person approves',
      tl: 'Dalawang tao ang nagpapasya kung saan nagtatrabaho ang mga tagapangasiwa: hilingin ito, at aaprubahan ng ikalawang tao',
    },
    audience: 'staff',
  },
  NETWORKS_SHUT_OUT: {
    httpStatus: 200,
    message: {
      en: 'You would shut yourself out: your own address is in none of these networks',
      tl: 'Mapagsasarhan mo ang sarili mo: wala sa mga network na ito ang sarili mong address',
    },
    audience: 'staff',
  },
  /** The role may not be used from where the login comes. */
  STAFF_NETWORK: {
    httpStatus: 200,
    message: {
      en: 'Your role works from certain networks only, and this is none of them',
      tl: 'Sa ilang network lamang gumagana ang tungkulin mo, at hindi ito isa sa mga iyon',
    },
    audience: 'staff',
  },
  STAFF_PASSWORD_COMMON: {
    httpStatus: 200,
    message: {
      en: 'This password is too easy to guess, choose another',
      tl: 'Madaling mahulaan ang password na ito, pumili ng iba',
    },
    audience: 'staff',
  },
  STAFF_PASSWORD_NAMES: {
    httpStatus: 200,
    message: {
      en: 'This password is mostly your own name or that of the house, choose another',
      tl: 'Halos pangalan mo o ng bahay ang password na ito, pumili ng iba',
    },
    audience: 'staff',
  },
  /** The request does not come from a page of the staff app. */
  STAFF_ORIGIN: {
    httpStatus: 403,
    message: {
      en: 'This request does not come from the staff app',
      tl: 'Hindi galing sa staff app ang kahilingang ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
