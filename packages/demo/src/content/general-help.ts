import type { DemoArticle } from './article.ts';

export const generalHelp: readonly (DemoArticle & { group: 'general' })[] = [
  {
    key: 'log-in',
    group: 'general',
    title: { en: 'How do I log in?', tl: 'Paano ako magla-login?' },
    body: {
      en: '<p>With your Philippine mobile number. We send a six-digit code by SMS; it works once and for ten minutes.</p><ol><li>Tap <strong>Login</strong> and type your number.</li><li>Agree to the Terms of Use and ask for the code.</li><li>Type the code. A new number becomes a new account by itself.</li></ol><p>You can also create a password under <a href="/s-account">Account</a> and log in with that.</p>',
      tl: '<p>Gamit ang mobile number mo sa Pilipinas. Magpapadala kami ng anim na digit na code sa SMS; isang beses lang ito magagamit at sa loob ng sampung minuto.</p><ol><li>Pindutin ang <strong>Mag-login</strong> at i-type ang numero mo.</li><li>Mag-agree sa Terms of Use at humingi ng code.</li><li>I-type ang code. Ang bagong numero ay kusang nagiging bagong account.</li></ol><p>Puwede ka ring gumawa ng password sa <a href="/s-account">Account</a> at iyon ang gamitin sa pag-log in.</p>',
    },
  },
  {
    key: 'no-code',
    group: 'general',
    title: { en: 'I do not receive the code', tl: 'Hindi ko natatanggap ang code' },
    body: {
      en: '<p>Check the number first, then wait until the countdown ends and ask for another code. Only the newest one works.</p><ul><li>Is there signal, and is the inbox not full?</li><li>Does your phone block messages of unknown senders?</li></ul><p>After five wrong codes the number rests for 30 minutes. This protects you from whoever guesses.</p>',
      tl: '<p>Tiyakin muna ang numero, hintaying matapos ang countdown, saka humingi ng panibagong code. Ang pinakabago lang ang gumagana.</p><ul><li>May signal ba, at hindi ba puno ang inbox?</li><li>Hinaharang ba ng phone mo ang mensahe ng mga hindi kilalang nagpapadala?</li></ul><p>Pagkatapos ng limang maling code, magpapahinga ang numero nang 30 minuto. Proteksiyon ito laban sa mga nanghuhula.</p>',
    },
  },
  {
    key: 'verify-identity',
    group: 'general',
    title: {
      en: 'Why must I verify my identity?',
      tl: 'Bakit kailangang i-verify ang identity ko?',
    },
    body: {
      en: '<p>The regulator asks every licensed operator to know who plays. It protects your money too: nobody else can withdraw it.</p><p>You need one valid government ID, a face photo and a few minutes. Begin under <a href="/s-kyc">KYC</a>; you can see at any time how far the check is. Players must be 21 or older.</p>',
      tl: '<p>Hinihingi ng regulator na makilala ng bawat lisensyadong operator kung sino ang naglalaro. Pinoprotektahan din nito ang pera mo: walang ibang makapag-withdraw nito.</p><p>Kailangan mo ng isang balidong government ID, larawan ng mukha, at ilang minuto. Magsimula sa <a href="/s-kyc">KYC</a>; makikita mo kahit kailan kung nasaan na ang pagsusuri. Dapat 21 taong gulang pataas ang player.</p>',
    },
  },
  {
    key: 'check-round',
    group: 'general',
    title: { en: 'How do I check a round?', tl: 'Paano ko masusuri ang isang round?' },
    body: {
      en: '<p>Open it under <a href="/bet-record">Bet records</a> and choose its proof. There stand the seed that we committed to before you bet, yours, and the result that they make: with both, anybody can recompute the round.</p><p>You change your own seed in the game, under <strong>Provably fair</strong>.</p>',
      tl: '<p>Buksan ito sa <a href="/bet-record">Mga taya</a> at piliin ang patunay nito. Naroon ang seed na ipinangako namin bago ka tumaya, ang sa iyo, at ang resultang ginawa ng dalawa: sa mga ito, kahit sino ay makakakuwenta ulit ng round.</p><p>Napapalitan ang sarili mong seed sa laro, sa <strong>Provably fair</strong>.</p>',
    },
  },
];
