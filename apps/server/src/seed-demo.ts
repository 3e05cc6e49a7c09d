import { type BrandTag, brandOf } from '@perya/contract/brands';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { practiceFor } from '@perya/contract/games/calls/practice';
import { type HomeSection, homeSections, sectionPath } from '@perya/contract/rules/game-sections';
import type { Text } from '@perya/contract/text';
import { demoAnnouncements } from '@perya/demo/announcements';
import { demoBranches } from '@perya/demo/branches';
import { demoCampaigns } from '@perya/demo/campaigns';
import { demoCannedAnswers } from '@perya/demo/canned-answers';
import { demoChannels } from '@perya/demo/channels';
import { venuesWith } from '@perya/demo/generated-games';
import { demoGoods } from '@perya/demo/goods';
import { demoJackpots } from '@perya/demo/jackpots';
import { demoPromotions } from '@perya/demo/promotions/promotions';
import { demoTiles } from '@perya/demo/promotions/tiles';
import { demoVoucherProducts } from '@perya/demo/voucher-products';
import { centavos } from '@perya/money';
import type { Announcements } from './modules/announcements/index.ts';
import type { Campaigns } from './modules/campaigns/index.ts';
import type { Catalogue } from './modules/catalogue/index.ts';
import type { Content, StoredIndex } from './modules/content/index.ts';
import type { Games } from './modules/games/index.ts';
import type { Identity } from './modules/identity/index.ts';
import type { Kyc } from './modules/kyc/index.ts';
import type { Ledger } from './modules/ledger/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Payments } from './modules/payments/index.ts';
import type { Points } from './modules/points/index.ts';
import type { Promotions } from './modules/promotions/index.ts';
import type { Support } from './modules/support/index.ts';
import { StartError } from './platform/start-error.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedGames } from './seed-games.ts';

export interface DemoPlayer {
  phone: string;
  nickname: string;
}

export const demoPlayers: readonly DemoPlayer[] = [
  { phone: '9170000001', nickname: 'MariaClara' },
  { phone: '9170000002', nickname: 'JuanTamad' },
  { phone: '9170000003', nickname: 'LolaBasyang' },
  { phone: '9170000004', nickname: 'DonyaVictorina' },
  { phone: '9170000005', nickname: 'KapitanTiago' },
  { phone: '9170000006', nickname: 'PilosopoTasyo' },
  { phone: '9170000007', nickname: 'IbongAdarna' },
  { phone: '9170000008', nickname: 'MariaMakiling' },
  { phone: '9170000009', nickname: 'BernardoCarpio' },
  { phone: '9170000010', nickname: 'PrinsesaUrduja' },
  { phone: '9170000011', nickname: 'HaringGavilan' },
  { phone: '9170000012', nickname: 'LamAngIlokano' },
];

/** Test funds for the demo players, in centavos. */
const demoBalance = 1_000_000n;

const bannerTexts: Record<string, { title: Text; body: Text; link_h5: string }> = {
  welcome: {
    link_h5: '/s-game/sections/Hot%20Games',
    title: { en: 'Step right up', tl: 'Tuloy po kayo' },
    body: {
      en: 'The lights are on and the fair is open all night.',
      tl: 'Bukas na ang ilaw at magdamag ang perya.',
    },
  },
  'fair-play': {
    link_h5: '/docs/faq',
    title: { en: 'Fair, and you can check', tl: 'Patas, at masusuri mo' },
    body: {
      en: 'Every peso is written down twice and never erased.',
      tl: 'Bawat piso ay dalawang beses na itinatala at hindi binubura.',
    },
  },
  responsible: {
    link_h5: '/responsible-gaming',
    title: { en: 'Play for the fun of it', tl: 'Maglaro para sa saya' },
    body: {
      en: 'For players aged 21 and over. Know when to go home.',
      tl: 'Para sa edad 21 pataas. Alamin kung kailan uuwi.',
    },
  },
};

/** Every category has a chip, also those whose section the home page does not show; it bears the name of the section. */
const navNames: Record<HomeSection, string> = {
  'Hot Games': 'Hot Games',
  Slot: 'Slot',
  Live: 'Live',
  Fishing: 'Fishing',
  'Board Game': 'Board Game',
  'Table Game': 'Table Game',
  Bingo: 'Bingo',
  'New Games': 'Mga Bagong Laro',
};

const socialNetworks = ['facebook', 'instagram', 'telegram', 'viber', 'youtube'];

/** The demo operator has no accounts of its own, so its links use the domain reserved for examples. */
function demoIndex(tag: BrandTag): StoredIndex {
  const { name, mark, tagline } = brandOf(tag);
  return {
    logo: markAddress(mark, 'mark'),
    top: [tagline],
    banners: Object.entries(bannerTexts).map(([id, words]) => ({
      id,
      img: `/art/banners/${tag}-${id}`,
      ...words,
    })),
    nav: homeSections.map((section) => ({
      name: { en: section, tl: navNames[section] },
      link_h5: sectionPath(section),
    })),
    bottom: [
      { name: '21+', url: '/art/regulator/age-21.svg', link_h5: 'https://www.pagcor.ph/' },
      {
        name: 'Fair gaming',
        url: '/art/regulator/fair-gaming.svg',
        link_h5: 'https://www.pagcor.ph/',
      },
    ],
    media: socialNetworks.map((network) => ({
      name: network,
      url: `https://${network}.example/${name.toLowerCase()}`,
    })),
    cmpl: 0,
    cmpl_start: 0,
    cmpl_end: 0,
  };
}

/** Fills an empty installation with a demo operator: its brands, its games, and players with test funds. Safe to repeat. */
export async function seedDemo(
  services: {
    content: Content;
    catalogue: Catalogue;
    games: Pick<Games, 'keys' | 'addMissingJackpots'>;
    identity: Identity;
    kyc: Pick<Kyc, 'addMissingBranches'>;
    limits: Pick<Limits, 'furnishFigure'>;
    ledger: Ledger;
    payments: Pick<Payments, 'channels' | 'vouchers'>;
    promotions: Pick<Promotions, 'addMissing' | 'addMissingTiles'>;
    points: Pick<Points, 'mall'>;
    announcements: Pick<Announcements, 'addMissing'>;
    campaigns: Pick<Campaigns, 'addMissing'>;
    support: Pick<Support, 'addMissing'>;
  },
  settings: { seedGames: number },
): Promise<void> {
  const { content, catalogue, games, identity, kyc, ledger, payments, points, promotions } =
    services;
  const { announcements, campaigns, support, limits } = services;
  const variants: [string, BrandTag][] = [
    ['h5', 'h5'],
    ['perya', 'perya'],
    ['sinag', 'sinag'],
    ['tala', 'tala'],
    ['maya', 'h5'],
    ['glife1', 'h5'],
  ];
  for (const [variant, tag] of variants) await content.addMissingIndex(variant, demoIndex(tag));
  await seedDocuments(content);
  await seedGames(catalogue, settings.seedGames);
  await games.addMissingJackpots(demoJackpots);
  await kyc.addMissingBranches(demoBranches);
  // Whoever tries the demo out pays in, plays and is paid in one sitting.
  await limits.furnishFigure('payout_wait_hours', 0);
  await limits.furnishFigure('practice_play', practiceFor.everybody);
  await limits.furnishFigure('room_phrases', 1);
  await payments.channels.addMissing(demoChannels);
  await payments.vouchers.addMissingProducts(demoVoucherProducts);
  await points.mall.addMissing(demoGoods);
  await promotions.addMissing(demoPromotions);
  await promotions.addMissingTiles(demoTiles);
  await announcements.addMissing(demoAnnouncements);
  await campaigns.addMissing(demoCampaigns);
  await support.addMissing(demoCannedAnswers);
  for (const { code } of venuesWith(settings.seedGames)) await games.keys.ensureDerived(code);
  for (const [index, { phone, nickname }] of demoPlayers.entries()) {
    const uid = await identity.ensurePlayer({
      countryCode: '63',
      phone,
      username: `demo_player_${index + 1}`,
      nickname,
      tester: true,
    });
    // A number that a person had before keeps that person's wallet.
    if (!(await ledger.wallet(uid)).isTest) continue;
    const credited = await ledger.post({
      uid,
      scope: 'seed',
      key: `test-funds-${uid}`,
      amount: centavos(demoBalance),
      legs: [{ account: 'house:test-funds', amount: centavos(-demoBalance) }],
    });
    if (!credited.ok)
      throw new StartError(`The demo players could not be funded: ${credited.code}`);
  }
}
