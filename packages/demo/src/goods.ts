import { demoBranches } from './branches.ts';

const stores = demoBranches.slice(0, 3).map(({ address }) => address);

interface DemoGoods {
  id: number;
  nameEn: string;
  nameTl: string;
  summaryEn: string;
  summaryTl: string;
  price: bigint;
  stock: number;
  pictures: string[];
  productType: number;
  deliverMethod: number;
  storeAddresses: string[];
  place: number;
}

const pictures = (name: string) => [`/art/goods/${name}.svg`, `/art/goods/${name}-boxed.svg`];

/** A code that the order shows at once. */
const atOnce = { productType: 1, deliverMethod: 1, storeAddresses: [] };
/** A code that is sent by email. */
const byEmail = { productType: 1, deliverMethod: 2, storeAddresses: [] };
/** Fetched at a branch, or brought by a courier. */
const thing = { productType: 2, deliverMethod: 2, storeAddresses: stores };

const thingSummary = {
  summaryEn:
    'Fetch it at one of our branches with a valid ID, or have it brought to you within seven working days. Colours may differ from the picture.',
  summaryTl:
    'Kunin sa isa sa aming mga branch dala ang valid ID, o ipahatid sa iyo sa loob ng pitong araw ng trabaho. Puwedeng iba ang kulay sa larawan.',
};
const loadSummary = {
  summaryEn:
    'A load code for a prepaid number of any network. It stands in your order as soon as you redeem it and is good for one year.',
  summaryTl:
    'Load code para sa prepaid na numero ng kahit anong network. Makikita ito sa order mo pagka-redeem at may bisa nang isang taon.',
};

/** What the demo operator gives for Filcoins, in the order of the grid. Its codes open nothing. */
export const demoGoods: readonly DemoGoods[] = [
  {
    id: 1,
    nameEn: 'Load card ₱50',
    nameTl: 'Load card na ₱50',
    price: 5_000n,
    stock: 60,
    picture: 'load-50',
    ...loadSummary,
    ...atOnce,
  },
  {
    id: 2,
    nameEn: 'Load card ₱100',
    nameTl: 'Load card na ₱100',
    price: 9_800n,
    stock: 40,
    picture: 'load-100',
    ...loadSummary,
    ...atOnce,
  },
  {
    id: 3,
    nameEn: 'Shopping gift card ₱500',
    nameTl: 'Shopping gift card na ₱500',
    summaryEn: 'A gift card for groceries, sent to your email address within one working day.',
    summaryTl:
      'Gift card para sa groceries, ipapadala sa email address mo sa loob ng isang araw ng trabaho.',
    price: 48_000n,
    stock: 20,
    picture: 'gift-card',
    ...byEmail,
  },
  {
    id: 4,
    nameEn: 'Fiesta T-shirt',
    nameTl: 'T-shirt na pampista',
    price: 12_000n,
    stock: 80,
    picture: 't-shirt',
    ...thingSummary,
    ...thing,
  },
  {
    id: 5,
    nameEn: 'Baseball cap',
    nameTl: 'Sombrerong baseball',
    price: 8_500n,
    stock: 80,
    picture: 'cap',
    ...thingSummary,
    ...thing,
  },
  {
    id: 6,
    nameEn: 'Steel tumbler',
    nameTl: 'Tumbler na bakal',
    price: 15_000n,
    stock: 50,
    picture: 'tumbler',
    ...thingSummary,
    ...thing,
  },
  {
    id: 7,
    nameEn: 'Folding umbrella',
    nameTl: 'Natitiklop na payong',
    price: 11_000n,
    stock: 60,
    picture: 'umbrella',
    ...thingSummary,
    ...thing,
  },
  {
    id: 8,
    nameEn: 'Power bank 10,000 mAh',
    nameTl: 'Power bank na 10,000 mAh',
    price: 42_000n,
    stock: 25,
    picture: 'power-bank',
    ...thingSummary,
    ...thing,
  },
  {
    id: 9,
    nameEn: 'Wireless earbuds',
    nameTl: 'Wireless na earbuds',
    price: 65_000n,
    stock: 20,
    picture: 'earbuds',
    ...thingSummary,
    ...thing,
  },
  {
    id: 10,
    nameEn: 'Desk fan',
    nameTl: 'Bentilador na pangmesa',
    price: 88_000n,
    stock: 12,
    picture: 'fan',
    ...thingSummary,
    ...thing,
  },
  {
    id: 11,
    nameEn: 'Rice cooker',
    nameTl: 'Rice cooker',
    price: 98_000n,
    stock: 0,
    picture: 'rice-cooker',
    ...thingSummary,
    ...thing,
  },
  {
    id: 12,
    nameEn: 'Smartphone 128 GB',
    nameTl: 'Smartphone na 128 GB',
    price: 480_000n,
    stock: 3,
    picture: 'smartphone',
    ...thingSummary,
    ...thing,
  },
].map(({ picture, ...goods }, place) => ({ ...goods, pictures: pictures(picture), place }));
