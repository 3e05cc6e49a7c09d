import { type DemoPromotion, demoStart } from './demo-promotion.ts';

const picture = (name: string) => `/art/tasks/${name}`;

interface DemoTask {
  id: number;
  ty: number;
  name: { en: string; tl: string };
  tiers: readonly { value: number; bonus: number }[];
  image: string;
  link?: string;
}

const once = (bonus: number) => [{ value: 1, bonus }];

/** The demo operator has no page of its own, so it uses the domain reserved for examples. */
const page = 'https://facebook.example/perya';

/** In the order in which players see them. Nothing can tell that an app was opened, so none asks to download it. */
const tasks: readonly DemoTask[] = [
  {
    id: 21,
    ty: 1,
    name: { en: 'Verify your identity', tl: 'I-verify ang identity mo' },
    tiers: once(500),
    image: 'identity',
  },
  {
    id: 24,
    ty: 4,
    name: { en: 'Make your first deposit', tl: 'Gawin ang unang deposit mo' },
    tiers: once(300),
    image: 'deposit',
  },
  {
    id: 23,
    ty: 3,
    name: { en: 'Play rounds of slots', tl: 'Maglaro ng mga round ng slots' },
    tiers: [
      { value: 10, bonus: 50 },
      { value: 50, bonus: 100 },
      { value: 200, bonus: 250 },
    ],
    image: 'slots',
  },
  {
    id: 25,
    ty: 5,
    name: { en: 'Play rounds of live games', tl: 'Maglaro ng mga round ng live games' },
    tiers: [
      { value: 5, bonus: 50 },
      { value: 20, bonus: 150 },
    ],
    image: 'live',
  },
  {
    id: 26,
    ty: 6,
    name: { en: 'Confirm your email address', tl: 'I-confirm ang email address mo' },
    tiers: once(100),
    image: 'email',
  },
  {
    id: 27,
    ty: 7,
    name: { en: 'Follow us on Facebook', tl: 'I-follow kami sa Facebook' },
    tiers: once(50),
    image: 'follow',
    link: page,
  },
  {
    id: 41,
    ty: 101,
    name: { en: 'Log in today', tl: 'Mag-log in ngayong araw' },
    tiers: once(10),
    image: 'login',
  },
  {
    id: 42,
    ty: 102,
    name: { en: 'Deposit pesos today', tl: 'Mag-deposit ng piso ngayong araw' },
    tiers: [
      { value: 200, bonus: 20 },
      { value: 1000, bonus: 60 },
      { value: 5000, bonus: 200 },
    ],
    image: 'deposit',
  },
  {
    id: 43,
    ty: 103,
    name: { en: 'Play rounds of slots today', tl: 'Maglaro ng mga round ng slots ngayong araw' },
    tiers: [
      { value: 20, bonus: 20 },
      { value: 100, bonus: 60 },
    ],
    image: 'slots',
  },
  {
    id: 44,
    ty: 104,
    name: {
      en: 'Play rounds of live games today',
      tl: 'Maglaro ng mga round ng live games ngayong araw',
    },
    tiers: [
      { value: 5, bonus: 20 },
      { value: 20, bonus: 60 },
    ],
    image: 'live',
  },
  {
    id: 45,
    ty: 105,
    name: { en: 'Play any game today', tl: 'Maglaro ng kahit anong laro ngayong araw' },
    tiers: [{ value: 5, bonus: 15 }],
    image: 'game',
  },
  {
    id: 46,
    ty: 106,
    name: { en: 'Visit our page today', tl: 'Bisitahin ang page namin ngayong araw' },
    tiers: once(5),
    image: 'follow',
    link: page,
  },
];

const newbieTerms = {
  en: 'For your first seven days. Each reward is collected once, before they are over.',
  tl: 'Para sa unang pitong araw mo. Isang beses maco-collect ang bawat reward, bago matapos ang mga iyon.',
};
const dailyTerms = {
  en: 'Counts from midnight to midnight in Manila. Collect it before the day ends.',
  tl: 'Bilang mula hatinggabi hanggang hatinggabi sa Manila. I-collect bago matapos ang araw.',
};

export const demoTasks: readonly DemoPromotion[] = tasks.map(
  ({ id, ty, name, tiers, image, link }, place) => ({
    id,
    kind: 'task',
    name,
    terms: ty < 100 ? newbieTerms : dailyTerms,
    startsAt: demoStart,
    rules: { ty, tiers, image: picture(image), ...(link === undefined ? {} : { link }) },
    currency: 'FIL',
    // A person does what is done once with one account.
    isOnePerPerson: ty < 100,
    place,
  }),
);
