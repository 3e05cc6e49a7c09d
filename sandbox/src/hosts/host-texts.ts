import type { Text } from '@perya/contract/text';
import type { TokenFault } from './tokens.ts';

/** How the next token is out of order; `good` and `reused` are the page's own. */
export const faultTexts: Record<TokenFault | 'good' | 'reused', Text> = {
  good: { en: 'is good', tl: 'ay mabuti' },
  expired: { en: 'is an hour old', tl: 'ay isang oras nang luma' },
  reused: { en: 'is the one that was used last', tl: 'ay ang huling nagamit na' },
  altered: { en: 'was altered on the way', tl: 'ay binago sa daan' },
  other: { en: 'is of another partner', tl: 'ay sa ibang partner' },
  unverified: {
    en: 'is of somebody whose phone is not verified',
    tl: 'ay sa taong hindi pa beripikado ang telepono',
  },
  down: { en: 'finds its host down', tl: 'ay hindi sinasagot ng host' },
  late: { en: 'is answered too late', tl: 'ay huling nasasagot' },
};

export const pageTexts = {
  title: { en: 'Partners’ apps', tl: 'Mga app ng partner' },
  hint: {
    en: 'Apps that open ours inside of them. Each issues tokens, has a bridge, and can misbehave.',
    tl: 'Mga app na nagbubukas ng atin sa loob nila. Bawat isa ay nagbibigay ng token, may bridge, at puwedeng pumalya.',
  },
  ewallet: { en: 'The e-wallet’s super-app', tl: 'Ang super-app ng e-wallet' },
  maya: { en: 'The mini-app of a second wallet', tl: 'Ang mini-app ng ikalawang wallet' },
  lazada: { en: 'A shopping app', tl: 'Isang shopping app' },
  all: { en: 'All apps', tl: 'Lahat ng app' },
  person: { en: 'Phone of the person', tl: 'Telepono ng tao' },
  door: { en: 'Door', tl: 'Pinto' },
  where: { en: 'Where to', tl: 'Saan papunta' },
  index: { en: 'the index', tl: 'sa index' },
  game: { en: 'a game', tl: 'sa isang laro' },
  page: { en: 'a page: /my', tl: 'sa isang pahina: /my' },
  kyc: { en: 'the identity check: /s-kyc', tl: 'sa pagsusuri ng pagkakakilanlan: /s-kyc' },
  away: { en: 'another site', tl: 'sa ibang site' },
  token: { en: 'The token', tl: 'Ang token' },
  bridge: { en: 'The bridge', tl: 'Ang bridge' },
  there: { en: 'is there', tl: 'ay naroon' },
  missing: { en: 'is missing', tl: 'ay wala' },
  cancels: { en: 'refuses payments', tl: 'ay tumatanggi sa bayad' },
  slow: { en: 'takes four seconds for a payment', tl: 'ay apat na segundo sa bayad' },
  enter: { en: 'Open the app inside', tl: 'Buksan ang app sa loob' },
  leave: { en: 'Leave', tl: 'Umalis' },
  asked: { en: 'What was asked', tl: 'Ano ang hiniling' },
  nothing: { en: 'Nothing yet.', tl: 'Wala pa.' },
  empty: { en: 'The app is not open.', tl: 'Hindi bukas ang app.' },
  home: { en: 'Home screen', tl: 'Home screen' },
  gateway: { en: 'How payments behave', tl: 'Kung paano kumilos ang mga bayad' },
  cashier: { en: 'The wallet’s own cashier', tl: 'Ang sariling cashier ng wallet' },
  cashierText: {
    en: 'Here the wallet moves the money itself. We were asked for:',
    tl: 'Dito inililipat mismo ng wallet ang pera. Hiniling sa atin:',
  },
  shop: { en: 'The shop', tl: 'Ang tindahan' },
  shopText: {
    en: 'Vouchers and goods of the shopping app would stand here.',
    tl: 'Dito sana ang mga voucher at paninda ng shopping app.',
  },
  landing: { en: 'Log in to play', tl: 'Mag-login para maglaro' },
  landingText: {
    en: 'The shopping app knows who you are. Go on, and you are logged in.',
    tl: 'Kilala ka ng shopping app. Magpatuloy, at naka-log in ka na.',
  },
  goOn: { en: 'Go on', tl: 'Magpatuloy' },
  back: { en: 'Back to the game site', tl: 'Bumalik sa site ng laro' },
  close: { en: 'Close', tl: 'Isara' },
} as const satisfies Record<string, Text>;
