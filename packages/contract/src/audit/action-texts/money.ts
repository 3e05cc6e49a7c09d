import type { Text } from '../../text.ts';

/** What is written down about money and games. */
export const actionsOnMoney = {
  'payments.withdrawal-asked': { en: 'Asked for a withdrawal', tl: 'Humiling ng withdrawal' },
  'payments.withdrawal-claimed': { en: 'Claimed the withdrawal', tl: 'Inangkin ang withdrawal' },
  'payments.withdrawal-released': { en: 'Gave the withdrawal back', tl: 'Ibinalik ang withdrawal' },
  'payments.withdrawal-taken-over': {
    en: 'Took the withdrawal over',
    tl: 'Kinuha sa iba ang withdrawal',
  },
  'payments.withdrawal-approved': { en: 'Paid the withdrawal', tl: 'Binayaran ang withdrawal' },
  'payments.withdrawal-held': { en: 'Held the withdrawal', tl: 'Pinigilan ang withdrawal' },
  'payments.withdrawal-canceled': { en: 'Canceled the withdrawal', tl: 'Kinansela ang withdrawal' },
  'payments.account-added': {
    en: 'Added a payout account',
    tl: 'Nagdagdag ng account na babayaran',
  },
  'payments.account-removed': {
    en: 'Removed a payout account',
    tl: 'Inalis ang account na babayaran',
  },
  'payments.balance-adjusted': { en: 'Corrected the balance', tl: 'Itinama ang balanse' },
  'payments.receipt-matched': {
    en: 'Credited a stray payment',
    tl: 'Ibinigay ang bayad na walang katugma',
  },
  'payments.receipt-refunded': {
    en: 'Gave a stray payment back',
    tl: 'Isinauli ang bayad na walang katugma',
  },
  'payments.case-claimed': { en: 'Claimed a case of payments', tl: 'Inangkin ang kaso ng bayad' },
  'payments.case-taken-over': {
    en: 'Took a case of payments over',
    tl: 'Kinuha sa iba ang kaso ng bayad',
  },
  'payments.case-closed': { en: 'Closed a case of payments', tl: 'Isinara ang kaso ng bayad' },
  'payments.channel-added': { en: 'Added a payment channel', tl: 'Nagdagdag ng channel ng bayad' },
  'payments.channel-changed': {
    en: 'Changed a payment channel',
    tl: 'Binago ang channel ng bayad',
  },
  'payments.channel-closed': { en: 'Closed a payment channel', tl: 'Isinara ang channel ng bayad' },
  'payments.channel-opened': {
    en: 'Opened a payment channel',
    tl: 'Binuksan ang channel ng bayad',
  },
  'payments.channel-rail': {
    en: 'Moved a payment channel to its next gateway',
    tl: 'Inilipat ang channel ng bayad sa sunod na gateway',
  },
  'payments.rule-changed': {
    en: 'Changed a rule of withdrawals',
    tl: 'Binago ang tuntunin ng withdrawal',
  },
  'payments.vouchers-made': { en: 'Made a batch of vouchers', tl: 'Gumawa ng batch ng voucher' },
  'payments.vouchers-exported': {
    en: 'Took out one half of the codes of vouchers',
    tl: 'Inilabas ang kalahati ng mga code ng voucher',
  },
  'payments.vouchers-voided': {
    en: 'Made unused vouchers void',
    tl: 'Pinawalang-bisa ang mga hindi nagamit na voucher',
  },
  'payments.voucher-shop-added': {
    en: 'Added a shop of vouchers',
    tl: 'Nagdagdag ng tindahan ng voucher',
  },
  'payments.voucher-shop-changed': {
    en: 'Changed a shop of vouchers',
    tl: 'Binago ang tindahan ng voucher',
  },
  'payments.voucher-shop-hidden': {
    en: 'Hid a shop of vouchers',
    tl: 'Itinago ang tindahan ng voucher',
  },
  'ledger.archive-broken': {
    en: 'Found the archive of the ledger broken',
    tl: 'Nakitang sira ang archive ng ledger',
  },
  'ledger.archive-sound': {
    en: 'Found the archive of the ledger sound',
    tl: 'Nakitang buo ang archive ng ledger',
  },
  'ledger.month-archived': {
    en: 'Archived a month of the ledger',
    tl: 'Ini-archive ang isang buwan ng ledger',
  },
  'reports.balance-confirmed': {
    en: 'Confirmed a bank balance',
    tl: 'Kinumpirma ang balanse sa bangko',
  },
  'reports.statement-imported': {
    en: 'Imported a bank statement',
    tl: 'Nag-import ng bank statement',
  },
  'reports.cover-looked-at': {
    en: 'Looked at what covers the money of players',
    tl: 'Tiningnan ang sumasakop sa pera ng mga manlalaro',
  },
  'reports.month-signed': { en: 'Signed a month', tl: 'Pinirmahan ang isang buwan' },
  'reports.day-closed': { en: 'Closed a gaming day', tl: 'Isinara ang araw ng laro' },
  'reports.policy-changed': {
    en: 'Changed a rule of the figures',
    tl: 'Binago ang tuntunin ng mga bilang',
  },
  'evidence.control-broken': {
    en: 'A control found something wrong',
    tl: 'May nakitang mali ang isang kontrol',
  },
  'evidence.control-sound': {
    en: 'A control found nothing wrong',
    tl: 'Walang nakitang mali ang isang kontrol',
  },
  'evidence.day-broken': {
    en: 'Found a closed day that does not add up',
    tl: 'May saradong araw na hindi tumutugma',
  },
  'evidence.day-sound': { en: 'Found a closed day sound', tl: 'Nakitang tugma ang saradong araw' },
  'evidence.day-closed': { en: 'Signed a closed day', tl: 'Pinirmahan ang saradong araw' },
  'evidence.funds-taken': { en: 'Took the proof of funds', tl: 'Kinuha ang patunay ng pondo' },
  'evidence.pack-taken': { en: 'Took a pack of evidence', tl: 'Kinuha ang pakete ng ebidensiya' },
  'evidence.signer-changed': {
    en: 'Changed who signs the evidence',
    tl: 'Binago kung sino ang pumipirma sa ebidensiya',
  },
  'catalogue.venue-added': { en: 'Added a venue', tl: 'Nagdagdag ng venue' },
  'catalogue.venue-changed': { en: 'Changed a venue', tl: 'Binago ang venue' },
  'catalogue.platform-added': { en: 'Added a provider', tl: 'Nagdagdag ng provider' },
  'catalogue.platform-changed': { en: 'Changed a provider', tl: 'Binago ang provider' },
  'catalogue.game-added': { en: 'Added a game', tl: 'Nagdagdag ng laro' },
  'catalogue.game-edited': { en: 'Changed a game', tl: 'Binago ang laro' },
  'catalogue.game-described': { en: 'Described a game', tl: 'Inilarawan ang laro' },
  'catalogue.game-moved': { en: 'Moved a game in its list', tl: 'Inilipat ang laro sa listahan' },
  'catalogue.game-terms-changed': {
    en: 'Changed the terms of a game',
    tl: 'Binago ang mga kondisyon ng laro',
  },
  'catalogue.promo-terms-changed': {
    en: 'Changed what a venue gives away',
    tl: 'Binago ang ipinamimigay ng venue',
  },
  'games.jackpot-saved': { en: 'Saved a jackpot', tl: 'Na-save ang jackpot' },
  'games.jackpot-stopped': { en: 'Stopped a jackpot', tl: 'Itinigil ang jackpot' },
  'games.free-rounds-over': {
    en: 'Free rounds ended',
    tl: 'Natapos ang libreng round',
  },
  'games.free-rounds-cancelled': {
    en: 'Cancelled free rounds',
    tl: 'Kinansela ang libreng round',
  },
  'games.jackpot-won': { en: 'Won a jackpot', tl: 'Nanalo ng jackpot' },
  'games.venue-key-added': { en: 'Added a key of a venue', tl: 'Nagdagdag ng key ng venue' },
  'games.venue-key-retired': { en: 'Retired a key of a venue', tl: 'Inalis ang key ng venue' },
  'games.weight-changed': {
    en: 'Changed a wagering contribution',
    tl: 'Binago ang ambag sa wagering',
  },
  'games.win-held': { en: 'Held a win', tl: 'Pinigilan ang panalo' },
  'games.win-released': { en: 'Released a held win', tl: 'Pinayagan ang pinigilang panalo' },
  'games.win-refused': { en: 'Refused a held win', tl: 'Tinanggihan ang pinigilang panalo' },
  'games.wins-switched': {
    en: 'Switched the wins on home pages',
    tl: 'Binago ang pagpapakita ng mga panalo',
  },
  'stops.stopped': { en: 'Stopped gaming', tl: 'Itinigil ang laro' },
  'stops.resumed': { en: 'Resumed gaming', tl: 'Itinuloy ang laro' },
  'promotions.drafted': { en: 'Drafted a promotion', tl: 'Gumawa ng borador ng promosyon' },
  'promotions.published': { en: 'Published a promotion', tl: 'Inilathala ang promosyon' },
  'promotions.paused': { en: 'Paused a promotion', tl: 'Inihinto muna ang promosyon' },
  'promotions.resumed': { en: 'Went on with a promotion', tl: 'Itinuloy ang promosyon' },
  'promotions.ended': { en: 'Ended a promotion', tl: 'Tinapos ang promosyon' },
  'promotions.gift-given': { en: 'Gave a gift', tl: 'Nagbigay ng regalo' },
  'promotions.tile-saved': {
    en: 'Saved a tile of the welfare hub',
    tl: 'Na-save ang tile ng welfare hub',
  },
  'promotions.disqualified': {
    en: 'Left the player out of the ranking',
    tl: 'Inalis ang manlalaro sa ranking',
  },
  'promotions.requalified': {
    en: 'Let the player into the ranking again',
    tl: 'Ibinalik ang manlalaro sa ranking',
  },
  'points.goods-added': { en: 'Added goods', tl: 'Nagdagdag ng paninda' },
  'points.goods-changed': { en: 'Changed goods', tl: 'Binago ang paninda' },
  'points.codes-added': { en: 'Added codes of goods', tl: 'Nagdagdag ng mga code ng paninda' },
  'points.order-read': {
    en: 'Read where an order goes',
    tl: 'Binasa kung saan ipapadala ang order',
  },
  'points.order-shipped': { en: 'Shipped an order', tl: 'Ipinadala ang order' },
  'points.order-received': {
    en: 'Noted an order as received',
    tl: 'Itinalang natanggap ang order',
  },
  'points.order-cancelled': { en: 'Canceled an order', tl: 'Kinansela ang order' },
  'vip.levels-changed': { en: 'Changed the VIP levels', tl: 'Binago ang mga antas ng VIP' },
} as const satisfies Record<string, Text>;
