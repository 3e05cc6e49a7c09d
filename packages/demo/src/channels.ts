/** A way to pay in or out, as the demo operator offers it. Amounts are centavos. */
export interface DemoChannel {
  id: number;
  mode: 'deposit' | 'withdraw';
  name: string;
  /** 1 is a bank, 2 a payment instrument. */
  flag: 1 | 2;
  img: string;
  gateway: string;
  /** What the gateway calls it. */
  method: string;
  partner: 'web' | 'maya' | 'lazada';
  min: bigint;
  max: bigint;
  quick: readonly bigint[];
  tips: { en: string; tl: string };
  feeFixed: bigint;
  cashbackTickets: number;
  /** Hours in Manila, where it is not open always. */
  hours?: { opens: string; closes: string };
}

const picture = (name: string) => `/art/channels/${name}.svg`;
const pesos = (amount: number) => BigInt(amount) * 100n;

/** What the regulator wants to be read beside every way to pay in. */
const ownNameTip = {
  en: 'For players aged 21 and over. Pay only from an account in your own name.',
  tl: 'Para sa edad 21 pataas. Magbayad lang mula sa account na nasa sarili mong pangalan.',
};
const noTip = { en: '', tl: '' };

const deposit = {
  mode: 'deposit',
  gateway: 'sandbox',
  partner: 'web',
  min: pesos(100),
  max: pesos(50_000),
  quick: [100, 200, 500, 1000, 5000, 10_000].map(pesos),
  tips: ownNameTip,
  feeFixed: 0n,
  cashbackTickets: 0,
} as const;

const withdraw = {
  mode: 'withdraw',
  gateway: 'sandbox',
  partner: 'web',
  min: pesos(100),
  max: pesos(50_000),
  quick: [100, 500, 1000, 5000].map(pesos),
  tips: noTip,
  feeFixed: 0n,
  cashbackTickets: 0,
} as const;

/** In the order in which players see them. */
export const demoChannels: readonly DemoChannel[] = [
  {
    ...deposit,
    id: 1001,
    name: 'GCash',
    flag: 2,
    img: picture('e-wallet'),
    method: 'gcash',
    cashbackTickets: 3,
  },
  {
    ...deposit,
    id: 1002,
    name: 'Maya',
    flag: 2,
    img: picture('phone-wallet'),
    method: 'maya',
    cashbackTickets: 3,
  },
  {
    ...deposit,
    id: 1003,
    name: 'QR Ph',
    flag: 2,
    img: picture('qr'),
    method: 'qrph',
    max: pesos(20_000),
    cashbackTickets: 1,
  },
  {
    ...deposit,
    id: 1004,
    name: 'BPI Online',
    flag: 1,
    img: picture('bank'),
    method: 'bpi',
    min: pesos(500),
    max: pesos(500_000),
    quick: [500, 1000, 5000, 20_000].map(pesos),
  },
  {
    ...deposit,
    id: 1005,
    name: 'UnionBank Online',
    flag: 1,
    img: picture('bank-tower'),
    method: 'unionbank',
    min: pesos(500),
    max: pesos(500_000),
    quick: [500, 1000, 5000, 20_000].map(pesos),
  },
  {
    ...deposit,
    id: 1008,
    name: 'Voucher',
    flag: 2,
    img: picture('voucher'),
    gateway: 'voucher',
    method: '',
    quick: [],
    tips: noTip,
  },
  {
    ...deposit,
    id: 1009,
    name: 'Maya Mini',
    flag: 2,
    img: picture('mini-app'),
    method: 'maya',
    partner: 'maya',
  },
  {
    ...deposit,
    id: 1010,
    name: 'LazadaMini',
    flag: 2,
    img: picture('shopping-app'),
    method: 'lazada',
    partner: 'lazada',
  },
  { ...withdraw, id: 2001, name: 'GCash', flag: 2, img: picture('e-wallet'), method: 'gcash' },
  { ...withdraw, id: 2002, name: 'Maya', flag: 2, img: picture('phone-wallet'), method: 'maya' },
  {
    ...withdraw,
    id: 2003,
    name: 'BPI',
    flag: 1,
    img: picture('bank'),
    method: 'bpi',
    min: pesos(500),
    max: pesos(500_000),
    feeFixed: pesos(15),
  },
  {
    ...withdraw,
    id: 2004,
    name: 'BDO',
    flag: 1,
    img: picture('bank-vault'),
    method: 'bdo',
    min: pesos(500),
    max: pesos(500_000),
    feeFixed: pesos(15),
  },
  {
    ...withdraw,
    id: 2005,
    name: 'UnionBank',
    flag: 1,
    img: picture('bank-tower'),
    method: 'unionbank',
    min: pesos(500),
    max: pesos(500_000),
    feeFixed: pesos(10),
  },
  {
    ...withdraw,
    id: 2009,
    name: 'Maya Mini',
    flag: 2,
    img: picture('mini-app'),
    method: 'maya',
    partner: 'maya',
  },
];
