interface DemoText {
  en: string;
  tl: string;
}

/** A tile of the welfare hub; what a type opens is a rule of the contract. */
export interface DemoTile {
  id: number;
  type: number;
  /** A page that it opens whatever its type; empty for none. */
  route: string;
  title: DemoText;
  text: DemoText;
  img: string;
  place: number;
  /** Shown while this promotion is published; null: always. */
  promotion: number | null;
}

const tile = (
  type: number,
  img: string,
  title: DemoText,
  text: DemoText,
  promotion: number | null = null,
) => ({
  id: type,
  type,
  route: '',
  title,
  text,
  promotion,
  place: type * 10,
  img: `/art/tiles/${img}`,
});

export const demoTiles: readonly DemoTile[] = [
  tile(
    1,
    'mystery-box',
    { en: 'Mystery box', tl: 'Mystery box' },
    { en: 'One for a day with ₱500 deposited', tl: 'Isa sa araw na may ₱500 na deposit' },
    1,
  ),
  tile(
    2,
    'daily-wins',
    { en: 'Daily wins', tl: 'Mga panalo ngayong araw' },
    { en: 'The biggest wins of today', tl: 'Ang pinakamalalaking panalo ngayong araw' },
  ),
  tile(
    3,
    'vip',
    { en: 'VIP', tl: 'VIP' },
    { en: 'Every bet brings you closer', tl: 'Bawat taya, papalapit ka' },
  ),
  tile(
    4,
    'loss-rebate',
    { en: 'Daily loss rebate', tl: 'Rebate sa talo' },
    { en: '1% back on a loss of ₱1,000 or more', tl: '1% balik sa talong ₱1,000 o higit pa' },
    8,
  ),
  tile(
    5,
    'stake-rebate',
    { en: 'CQ9 daily rebate', tl: 'CQ9 daily rebate' },
    { en: '0.5% back on stakes of ₱100 or more', tl: '0.5% balik sa tayang ₱100 o higit pa' },
    6,
  ),
  tile(
    6,
    'cashback',
    { en: 'Cashback', tl: 'Cashback' },
    { en: '5% on top of a deposit', tl: '5% dagdag sa deposit' },
  ),
  tile(
    8,
    'tasks',
    { en: 'Daily tasks', tl: 'Daily Tasks' },
    { en: 'Small tasks for Filcoins', tl: 'Maliliit na task kapalit ng Filcoins' },
  ),
  tile(
    9,
    'check-in',
    { en: 'Daily check-in', tl: 'Araw-araw na check-in' },
    { en: 'A few Filcoins for coming by', tl: 'Ilang Filcoins sa pagdaan' },
  ),
  {
    id: 10,
    type: 0,
    route: '/invite',
    place: 100,
    img: '/art/tiles/invite',
    promotion: 70,
    title: { en: 'Invite friends', tl: 'Mag-imbita ng kaibigan' },
    text: {
      en: '₱100 for a friend who deposits and plays',
      tl: '₱100 sa kaibigang nag-deposit at naglaro',
    },
  },
];
