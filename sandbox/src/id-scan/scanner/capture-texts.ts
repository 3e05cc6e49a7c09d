import type { IdType } from '@perya/contract/rules/kyc-options';
import type { Text } from '@perya/contract/text';

export const idNames: Record<IdType, Text> = {
  UMID: { en: 'UMID', tl: 'UMID' },
  DRIVING_LICENSE: { en: "driver's license", tl: 'lisensya sa pagmamaneho' },
  PASSPORT: { en: 'passport', tl: 'pasaporte' },
  PHIL_HEALTH: { en: 'PhilHealth ID', tl: 'PhilHealth ID' },
  SSS: { en: 'SSS ID', tl: 'SSS ID' },
  POSTAL: { en: 'postal ID', tl: 'postal ID' },
  PRC: { en: 'PRC ID', tl: 'PRC ID' },
  TIN: { en: 'TIN ID', tl: 'TIN ID' },
  PHILSYS: { en: 'national ID', tl: 'national ID' },
};

export const captureTexts = {
  title: { en: 'Scan your', tl: 'I-scan ang iyong' },
  hint: {
    en: 'Hold the front of the ID inside the frame: the whole card, in good light, without a flash.',
    tl: 'Itapat ang harap ng ID sa loob ng frame: buong card, maliwanag, at walang flash.',
  },
  openCamera: { en: 'Open the camera', tl: 'Buksan ang camera' },
  take: { en: 'Take the photo', tl: 'Kunan ng larawan' },
  again: { en: 'Take another', tl: 'Kumuha ng iba' },
  choose: { en: 'Choose a picture', tl: 'Pumili ng larawan' },
  send: { en: 'Send', tl: 'Ipadala' },
  sending: { en: 'Sending…', tl: 'Ipinapadala…' },
  cancel: { en: 'Cancel', tl: 'Kanselahin' },
  empty: { en: 'No picture yet', tl: 'Wala pang larawan' },
  chosen: { en: 'The picture that will be sent', tl: 'Ang larawang ipapadala' },
  needed: {
    en: 'Please take a photo, choose a picture or pick a specimen first.',
    tl: 'Kumuha muna ng larawan, pumili ng file o pumili ng specimen.',
  },
  refused: {
    en: 'The camera may not be used on this page. Choose a picture instead.',
    tl: 'Hindi pinapayagan ang camera sa page na ito. Pumili na lang ng larawan.',
  },
  missing: {
    en: 'There is no camera that can be used. Choose a picture instead.',
    tl: 'Walang camera na magagamit. Pumili na lang ng larawan.',
  },
  unreadable: {
    en: 'This file cannot be shown as a picture. Please choose another.',
    tl: 'Hindi maipakita ang file na ito bilang larawan. Pumili ng iba.',
  },
  failed: {
    en: 'The picture could not be sent. Please try again.',
    tl: 'Hindi naipadala ang larawan. Subukan ulit.',
  },
  specimens: { en: 'Specimens', tl: 'Mga specimen' },
  specimensHint: {
    en: 'Cards of people who do not exist. Pick one in place of an ID of your own.',
    tl: 'Mga card ng mga taong hindi totoo. Pumili ng isa kapalit ng sarili mong ID.',
  },
  outcome: { en: 'What the scanner answers', tl: 'Ang isasagot ng scanner' },
  sandbox: {
    en: 'This scanner belongs to the sandbox. It reads what is printed on the picture and forgets it within the hour.',
    tl: 'Bahagi ng sandbox ang scanner na ito. Binabasa nito ang nakalimbag sa larawan at nakakalimutan sa loob ng isang oras.',
  },
} as const satisfies Record<string, Text>;
