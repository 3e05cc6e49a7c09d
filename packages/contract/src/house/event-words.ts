import type { Text } from '../text.ts';
import type { SignificantAction } from './significant-actions.ts';
import type { EventKind } from './staff-calls/events.ts';
import type { AlarmName } from './staff-calls/home.ts';

/** What each kind of event is called in a report to the regulator. */
export const kindWords: Readonly<Record<EventKind, Text>> = {
  'large-win': { en: 'Large win', tl: 'Malaking panalo' },
  'large-transfer': { en: 'Large transfer', tl: 'Malaking paglipat' },
  correction: { en: 'Correction or override', tl: 'Pagtatama o pagpapalit' },
  exclusion: { en: 'Exclusion', tl: 'Pagbabawal' },
  account: { en: 'Account blocked or freed', tl: 'Account na na-block o binuksan' },
  limit: { en: 'Limit of a player', tl: 'Limit ng manlalaro' },
  game: { en: 'Change of a game', tl: 'Pagbabago ng laro' },
  rule: { en: 'Change of rules', tl: 'Pagbabago ng tuntunin' },
  access: { en: 'Change of access', tl: 'Pagbabago ng access' },
  stop: { en: 'Stop of gaming', tl: 'Paghinto ng laro' },
  'failed-check': { en: 'Failed check', tl: 'Nabigong pagsusuri' },
  outage: { en: 'Outage', tl: 'Pagkawala ng serbisyo' },
  alarm: { en: 'Alarm', tl: 'Alarma' },
};

const movements: Readonly<Record<'win' | 'prize' | 'deposit' | 'payout', Text>> = {
  win: { en: 'Win', tl: 'Panalo' },
  prize: { en: 'Prize of a venue or jackpot', tl: 'Premyo ng venue o jackpot' },
  deposit: { en: 'Deposit', tl: 'Deposito' },
  payout: { en: 'Payout', tl: 'Payout' },
};

const alarms: Readonly<Record<AlarmName, Text>> = {
  'gaming-stopped': { en: 'Gaming is stopped', tl: 'Nakahinto ang laro' },
  'doors-closed': { en: 'The house is closed to players', tl: 'Sarado sa mga manlalaro' },
  'check-broken': { en: 'A check of the books found faults', tl: 'May mali sa pagsusuri ng aklat' },
  'check-old': { en: 'A check of the books is overdue', tl: 'Huli na ang pagsusuri ng aklat' },
  'chain-broken': { en: 'The chain of the audit is broken', tl: 'Sira ang kadena ng audit' },
  'control-broken': { en: 'A control found faults', tl: 'May nakitang mali ang isang kontrol' },
  'day-broken': {
    en: 'A signed day differs from the data',
    tl: 'Iba sa datos ang isang nilagdaang araw',
  },
  'provider-differs': {
    en: 'The books of a provider differ from ours',
    tl: 'Iba sa atin ang aklat ng isang provider',
  },
  'statement-due': { en: 'A bank statement was due', tl: 'May bank statement na dapat i-import' },
  'statement-lapsed': {
    en: 'A balance at a bank was too old to count',
    tl: 'Masyadong luma ang isang balanse sa bangko para ibilang',
  },
  'program-differs': {
    en: 'The program is not that of its release',
    tl: 'Iba ang programa sa release nito',
  },
  'program-unapproved': {
    en: 'A release runs that nobody approved',
    tl: 'May tumatakbong release na walang nag-apruba',
  },
  'program-unverified': {
    en: 'A program was not verified for a day',
    tl: 'Isang araw nang hindi nasusuri ang isang programa',
  },
  clock: { en: 'A clock is off', tl: 'Mali ang isang orasan' },
  disk: { en: 'A disk is nearly full', tl: 'Halos puno na ang isang disk' },
  'process-silent': { en: 'A server fell silent', tl: 'Natahimik ang isang server' },
  'process-lost': {
    en: 'A server ended without a word',
    tl: 'Nawala ang isang server nang walang abiso',
  },
  'limits-alone': {
    en: 'The store of rate limits was silent',
    tl: 'Natahimik ang imbakan ng rate limit',
  },
  'reader-behind': {
    en: 'A reader fell behind its log',
    tl: 'Nahuli ang isang reader sa log nito',
  },
  'outbox-waits': { en: 'Messages waited', tl: 'Naghintay ang mga mensahe' },
  'letters-dead': { en: 'Messages were given up', tl: 'May mga mensaheng nabigo' },
  'reviews-wait': {
    en: 'Identity checks waited for over a day',
    tl: 'Higit isang araw na naghintay ang pagsusuri ng pagkakakilanlan',
  },
  'kyc-lax': { en: 'Bets before identity', tl: 'Taya bago ang pagkakakilanlan' },
  'freezes-held': {
    en: 'Accounts waited to be frozen',
    tl: 'May mga account na hindi pa na-freeze',
  },
  'partner-fails': { en: 'A partner did not answer', tl: 'Hindi sumagot ang isang partner' },
  'gateway-silent': {
    en: 'A payment gateway did not answer',
    tl: 'Hindi sumagot ang isang payment gateway',
  },
  'broker-silent': {
    en: 'The broker of live messages did not answer',
    tl: 'Hindi sumagot ang broker ng live na mensahe',
  },
};

const acts: Readonly<Record<SignificantAction, Text>> = {
  'payments.balance-adjusted': { en: 'Balance corrected', tl: 'Itinama ang balanse' },
  'payments.receipt-matched': {
    en: 'Unmatched payment credited',
    tl: 'Na-credit ang bayad na walang katugma',
  },
  'payments.receipt-refunded': {
    en: 'Unmatched payment given back',
    tl: 'Ibinalik ang bayad na walang katugma',
  },
  'games.win-held': { en: 'Win held back', tl: 'Pinigil ang panalo' },
  'games.win-refused': { en: 'Win refused', tl: 'Tinanggihan ang panalo' },
  'limits.excluded': { en: 'Player excluded', tl: 'Pinagbawalan ang manlalaro' },
  'limits.readmitted': { en: 'Exclusion ended', tl: 'Natapos ang pagbabawal' },
  'kyc.listed': { en: 'Restricted person found', tl: 'Nakita ang taong may pagbabawal' },
  'kyc.listing-decided': {
    en: 'Decided about a restricted person',
    tl: 'Pinasyahan ang taong may pagbabawal',
  },
  'kyc.blocked': { en: 'Account blocked', tl: 'Na-block ang account' },
  'kyc.unblocked': { en: 'Account unblocked', tl: 'Inalis ang block ng account' },
  'kyc.frozen': { en: 'Account frozen', tl: 'Na-freeze ang account' },
  'limits.account-dormant': { en: 'Account dormant', tl: 'Natutulog ang account' },
  'limits.dormancy-ended': { en: 'Account in use again', tl: 'Gamit na ulit ang account' },
  'limits.changed': { en: 'Play limits changed', tl: 'Binago ang mga limit sa laro' },
  'limits.restricted': { en: 'Player restricted', tl: 'Nilimitahan ang manlalaro' },
  'limits.reopened': { en: 'Restriction lifted', tl: 'Inalis ang limitasyon' },
  'catalogue.game-added': { en: 'Game added', tl: 'Nagdagdag ng laro' },
  'catalogue.game-edited': { en: 'Game changed', tl: 'Binago ang laro' },
  'catalogue.game-terms-changed': {
    en: 'Stakes or payouts of a game changed',
    tl: 'Binago ang taya o bayad ng laro',
  },
  'catalogue.promo-terms-changed': {
    en: 'Promotions of a venue changed',
    tl: 'Binago ang promosyon ng venue',
  },
  'catalogue.venue-added': { en: 'Venue added', tl: 'Nagdagdag ng venue' },
  'catalogue.venue-changed': { en: 'Venue changed', tl: 'Binago ang venue' },
  'games.jackpot-saved': { en: 'Jackpot added or changed', tl: 'Idinagdag o binago ang jackpot' },
  'games.jackpot-stopped': { en: 'Jackpot stopped', tl: 'Itinigil ang jackpot' },
  'games.venue-key-added': { en: 'Key of a venue added', tl: 'Nagdagdag ng susi ng venue' },
  'games.venue-key-retired': { en: 'Key of a venue ended', tl: 'Tinapos ang susi ng venue' },
  'games.weight-changed': {
    en: 'Wagering contribution changed',
    tl: 'Binago ang ambag sa wagering',
  },
  'configuration.imported': { en: 'Configuration imported', tl: 'Nag-import ng configuration' },
  'configuration.undone': { en: 'Configuration undone', tl: 'Binawi ang configuration' },
  'content.put-in-force': { en: 'Legal text put in force', tl: 'Pinairal ang legal na teksto' },
  'kyc.list-imported': {
    en: 'List of restricted persons imported',
    tl: 'Nag-import ng listahan ng mga pinagbabawalan',
  },
  'limits.policy-changed': { en: 'Figure of the law changed', tl: 'Binago ang bilang ng batas' },
  'payments.channel-changed': { en: 'Payment channel changed', tl: 'Binago ang payment channel' },
  'payments.rule-changed': {
    en: 'Rule of withdrawals changed',
    tl: 'Binago ang tuntunin ng withdrawal',
  },
  'reports.policy-changed': {
    en: 'Gaming day or share changed',
    tl: 'Binago ang gaming day o bahagi',
  },
  'vip.levels-changed': { en: 'VIP levels changed', tl: 'Binago ang mga antas ng VIP' },
  'staff.role-changed': {
    en: 'Role of a colleague changed',
    tl: 'Binago ang tungkulin ng kasamahan',
  },
  'staff.role-networks-changed': {
    en: 'Networks of a role changed',
    tl: 'Binago ang network ng tungkulin',
  },
  'staff.role-permissions-changed': {
    en: 'Permissions of a role changed',
    tl: 'Binago ang pahintulot ng tungkulin',
  },
  'staff.invited': { en: 'Account of staff made', tl: 'Gumawa ng account ng staff' },
  'staff.term-changed': {
    en: 'Time and networks of an account changed',
    tl: 'Binago ang panahon at network ng account',
  },
  'staff.network-refused': {
    en: 'Login from a network that is not allowed',
    tl: 'Login mula sa hindi pinapayagang network',
  },
  'stops.stopped': { en: 'Gaming stopped', tl: 'Itinigil ang laro' },
  'stops.resumed': { en: 'Gaming resumed', tl: 'Ipinagpatuloy ang laro' },
  'doors.closed': { en: 'House closed to players', tl: 'Isinara sa mga manlalaro' },
  'release.approved': { en: 'Release approved', tl: 'Inaprubahan ang release' },
  'doors.opened': { en: 'House opened to players', tl: 'Binuksan sa mga manlalaro' },
};

const words: Readonly<Record<string, Text>> = { ...movements, ...alarms, ...acts };

/** What happened, by its name; the name itself where an earlier release has written it. */
export const eventWords = (what: string): Text => words[what] ?? { en: what, tl: what };
