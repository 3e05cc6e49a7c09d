interface DemoText {
  en: string;
  tl: string;
}

interface DemoAnnouncement {
  key: string;
  /** 1 once a day, 2 once in each login. */
  frequency: 1 | 2;
  picture: string;
  title: DemoText;
  body: DemoText;
  link: string;
  seq: number;
  /** VIP levels; none is everybody. */
  levels: number[];
  /** For how long it runs, from the first start on. */
  days: number;
}

const year = 365;
const goldAndAbove = Array.from({ length: 18 }, (_, index) => index + 12);

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    key: '7f0c2f0e-5a53-4c0e-9d57-2f8f6a7a1001',
    frequency: 1,
    picture: '/art/announcements/fair-720.webp',
    title: { en: 'The fair is in town', tl: 'Nasa bayan na ang perya' },
    body: {
      en: 'Games of our own studio, tasks every day, and a wheel that anybody can check.',
      tl: 'Mga laro ng sarili naming studio, task araw-araw, at gulong na masusuri ninuman.',
    },
    link: '/s-game/sections/New%20Games',
    seq: 10,
    levels: [],
    days: year,
  },
  {
    key: '7f0c2f0e-5a53-4c0e-9d57-2f8f6a7a1002',
    frequency: 2,
    picture: '/art/announcements/box-720.webp',
    title: { en: 'A box for every day', tl: 'Isang box bawat araw' },
    body: {
      en: 'Each day with ₱500 or more in deposits brings a mystery box. See what is open for you.',
      tl: 'Bawat araw na may ₱500 o higit pang deposit ay may mystery box. Tingnan ang bukas para sa iyo.',
    },
    link: '/welfare',
    seq: 20,
    levels: [],
    days: year,
  },
  {
    key: '7f0c2f0e-5a53-4c0e-9d57-2f8f6a7a1003',
    frequency: 1,
    picture: '/art/announcements/vip-720.webp',
    title: { en: 'Gold and above', tl: 'Gold pataas' },
    body: {
      en: 'Thank you for playing with us. See what your level brings.',
      tl: 'Salamat sa paglalaro sa amin. Tingnan ang dala ng level mo.',
    },
    link: '/s-vip',
    seq: 5,
    levels: goldAndAbove,
    days: year,
  },
];
