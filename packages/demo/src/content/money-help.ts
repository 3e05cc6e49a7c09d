import type { DemoArticle } from './article.ts';

/** Limits are written by the cashier itself, so that help never contradicts it. [G-287 G-289] */
export const moneyHelp: readonly (DemoArticle & { group: 'deposit' | 'withdrawal' })[] = [
  {
    key: 'how-to-deposit',
    group: 'deposit',
    title: { en: 'How do I deposit?', tl: 'Paano ako magde-deposit?' },
    body: {
      en: '<ol><li>Tap your balance, or <strong>Deposit</strong> under <a href="/my">My</a>.</li><li>Choose a payment method and an amount. The fee is shown before you pay.</li><li>Pay on the page of the provider. You come back by yourself.</li></ol><p>Pay from an account in your own name. The money is there as soon as the provider confirms it, usually within a minute.</p>',
      tl: '<ol><li>Pindutin ang balanse mo, o ang <strong>Mag-deposit</strong> sa <a href="/my">Ako</a>.</li><li>Pumili ng paraan ng pagbabayad at halaga. Ipinapakita ang fee bago ka magbayad.</li><li>Magbayad sa page ng provider. Kusa kang babalik dito.</li></ol><p>Magbayad mula sa account na nasa sarili mong pangalan. Papasok ang pera pagkakumpirma ng provider, karaniwan sa loob ng isang minuto.</p>',
    },
  },
  {
    key: 'deposit-limits',
    group: 'deposit',
    title: { en: 'How much can I deposit?', tl: 'Magkano ang made-deposit ko?' },
    body: {
      en: '<p>Each payment method has limits of its own for one deposit:</p><p>{{deposit-limits}}</p><p>You can set a daily deposit limit of your own under <a href="/play-limits">Play limits</a>.</p>',
      tl: '<p>May sariling limit ang bawat paraan ng pagbabayad para sa isang deposit:</p><p>{{deposit-limits}}</p><p>Makapagtatakda ka ng sariling arawang limit ng deposit sa <a href="/play-limits">Mga limit sa laro</a>.</p>',
    },
  },
  {
    key: 'deposit-missing',
    group: 'deposit',
    title: { en: 'I paid and the money is not there', tl: 'Nagbayad ako pero wala pa ang pera' },
    body: {
      en: '<p>Look at the deposit under <a href="/s-transaction/deposit">Records</a>. While it says <em>Pending</em> or <em>Paying</em> we keep asking the provider by ourselves; you need not pay again.</p><p>If it is still missing after an hour, write to support with the reference of the provider. A payment of another amount, or one that came twice, is kept for you and looked at by a person; the deposit says so, with the number of the case.</p>',
      tl: '<p>Tingnan ang deposit sa <a href="/s-transaction/deposit">Records</a>. Habang <em>Pending</em> o <em>Binabayaran</em> pa, kami mismo ang nagtatanong sa provider; hindi mo kailangang magbayad ulit.</p><p>Kung wala pa rin pagkaraan ng isang oras, sumulat sa support kasama ang reference ng provider. Itinatabi para sa iyo ang bayad na iba ang halaga o dalawang beses dumating, at tao ang titingin dito; nakasaad ito sa deposit, kasama ang numero ng kaso.</p>',
    },
  },
  {
    key: 'how-to-withdraw',
    group: 'withdrawal',
    title: { en: 'How do I withdraw?', tl: 'Paano ako magwi-withdraw?' },
    body: {
      en: '<ol><li>Verify your identity and add a <a href="/withdraw-accounts">withdrawal account</a>.</li><li>Choose <strong>Withdraw</strong> under <a href="/my">My</a>, then the account and the amount.</li><li>Confirm. You see every step of it under <a href="/s-transaction/withdraw">Records</a>.</li></ol><p>Money of a bonus may have to be played through first; what is left to play is shown before you confirm.</p>',
      tl: '<ol><li>I-verify ang identity mo at magdagdag ng <a href="/withdraw-accounts">withdrawal account</a>.</li><li>Piliin ang <strong>Mag-withdraw</strong> sa <a href="/my">Ako</a>, saka ang account at halaga.</li><li>I-confirm. Makikita mo ang bawat hakbang nito sa <a href="/s-transaction/withdraw">Records</a>.</li></ol><p>Puwedeng kailangan munang malaro ang pera mula sa bonus; ipinapakita ang natitira bago ka magkumpirma.</p>',
    },
  },
  {
    key: 'withdraw-limits',
    group: 'withdrawal',
    title: { en: 'How much can I withdraw?', tl: 'Magkano ang mawi-withdraw ko?' },
    body: {
      en: '<p>Per withdrawal, to an account in your own name:</p><p>{{withdraw-limits}}</p><p>Your first withdrawal, a large one or one from a new device may be looked at by a person before it is paid, usually within a day; a very large one by two. Everything else generally arrives within 5 minutes.</p>',
      tl: '<p>Bawat withdrawal, sa account na nasa sarili mong pangalan:</p><p>{{withdraw-limits}}</p><p>Ang una mong withdrawal, ang malaki o ang galing sa bagong device ay puwedeng tingnan ng isang tao bago bayaran, karaniwan sa loob ng isang araw; dalawang tao sa napakalaki. Ang iba ay karaniwang dumarating sa loob ng 5 minuto.</p>',
    },
  },
  {
    key: 'withdraw-accounts',
    group: 'withdrawal',
    title: { en: 'Which accounts can I withdraw to?', tl: 'Saang account ako makapagwi-withdraw?' },
    body: {
      en: '<p>You can have up to <strong>three withdrawal accounts</strong>, each of kind <strong>GCASH</strong> or <strong>MAYA</strong>, or at one of the banks that the withdrawal offers, in your own name. Add and remove them under <a href="/withdraw-accounts">Withdrawal accounts</a>.</p><p>To protect you, nothing can be withdrawn for 24 hours after your phone number was changed.</p>',
      tl: '<p>Puwede kang magkaroon ng hanggang <strong>tatlong withdrawal account</strong>, bawat isa ay <strong>GCASH</strong> o <strong>MAYA</strong>, o sa isa sa mga bangkong iniaalok sa withdrawal, sa sarili mong pangalan. Magdagdag at mag-alis sa <a href="/withdraw-accounts">Mga withdrawal account</a>.</p><p>Para sa proteksiyon mo, walang mawi-withdraw sa loob ng 24 oras pagkatapos palitan ang phone number mo.</p>',
    },
  },
];
