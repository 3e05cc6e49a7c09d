import type { Text } from '@perya/contract/text';
import type { InquiryWay, PayoutEnding, ShareName } from './switches.ts';

export const shareTexts: Record<ShareName, Text> = {
  lost: { en: 'Webhooks are lost', tl: 'Nawawala ang mga webhook' },
  late: { en: 'Webhooks are late', tl: 'Huli ang mga webhook' },
  duplicated: { en: 'Webhooks come three times', tl: 'Tatlong beses dumarating ang mga webhook' },
  shuffled: { en: 'Webhooks come out of order', tl: 'Wala sa ayos ang mga webhook' },
  forged: { en: 'Forged webhooks come too', tl: 'May dumarating ding pekeng webhook' },
  lostAnswers: {
    en: 'Answers are lost after the work is done',
    tl: 'Nawawala ang sagot matapos magawa',
  },
  down: { en: 'The gateway is down', tl: 'Hindi sumasagot ang gateway' },
};

export const endingTexts: Record<PayoutEnding, Text> = {
  paid: { en: 'are paid', tl: 'binabayaran' },
  hang: { en: 'hang until somebody ends them here', tl: 'nakabinbin hanggang tapusin dito' },
  fail: { en: 'fail after they were accepted', tl: 'nabibigo matapos tanggapin' },
  return: { en: 'are paid and come back later', tl: 'binabayaran at bumabalik kalaunan' },
  refuse: { en: 'are refused at once', tl: 'tinatanggihan agad' },
  mixed: { en: 'end one way or the other', tl: 'iba-iba ang kinalalabasan' },
};

export const inquiryTexts: Record<InquiryWay, Text> = {
  same: { en: 'are in the name of the player', tl: 'nasa pangalan ng manlalaro' },
  other: { en: 'are in another name', tl: 'nasa ibang pangalan' },
  none: { en: 'are not there', tl: 'wala sa bangko' },
  unsaid: { en: 'are told nothing of', tl: 'walang sinasabi tungkol dito' },
  silent: { en: 'are asked about in vain: no answer comes', tl: 'walang dumarating na sagot' },
};

export const switchTexts = {
  title: { en: 'How the gateway behaves', tl: 'Kung paano kumilos ang gateway' },
  hint: {
    en: 'The gateway of the sandbox can do what real ones do on a bad day.',
    tl: 'Kaya ng gateway ng sandbox ang ginagawa ng mga totoong gateway kapag masama ang araw.',
  },
  never: { en: 'Never', tl: 'Hindi kailanman' },
  some: { en: 'Sometimes', tl: 'Minsan' },
  always: { en: 'Always', tl: 'Palagi' },
  payouts: { en: 'Payouts', tl: 'Mga payout' },
  inquiries: { en: 'Accounts that are asked about', tl: 'Mga account na itinatanong' },
  inquiriesEnding: {
    en: 'Only those ending in these digits',
    tl: 'Iyon lang nagtatapos sa mga digit na ito',
  },
  save: { en: 'Save', tl: 'I-save' },
  books: { en: 'Newest payouts', tl: 'Pinakabagong mga payout' },
  none: { en: 'No payout has come yet.', tl: 'Wala pang dumarating na payout.' },
  balance: { en: 'Balance', tl: 'Balanse' },
  pay: { en: 'Pay', tl: 'Bayaran' },
  fail: { en: 'Let it fail', tl: 'Hayaang mabigo' },
  return: { en: 'Return it', tl: 'Ibalik' },
  accepted: { en: 'accepted', tl: 'tinanggap' },
  paid: { en: 'paid', tl: 'bayad na' },
  failed: { en: 'failed', tl: 'nabigo' },
  returned: { en: 'returned', tl: 'ibinalik' },
} as const satisfies Record<string, Text>;
