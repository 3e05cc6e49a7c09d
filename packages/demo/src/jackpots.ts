/** A jackpot as staff would ask for it. Amounts are pesos. */
interface DemoJackpot {
  code: string;
  name_en: string;
  name_tl: string;
  state: 'on' | 'off' | 'last';
  /** Of a stake, in millionths. */
  share_ppm: number;
  seed: string;
  cap: string;
  must_drop: boolean;
  one_in: string;
  games: string[];
  seen: number;
}

const slots = ['bahay-kubo-cascade', 'gintong-salakot', 'perya-lines'];

/** Mini and Minor are fixed prizes of Gintong Salakot; Major and Grand grow with the stakes of all slots of the studio. */
export const demoJackpots: readonly DemoJackpot[] = [
  {
    code: 'mini',
    name_en: 'Mini',
    name_tl: 'Mini',
    state: 'on',
    share_ppm: 0,
    seed: '500.00',
    cap: '500.00',
    must_drop: false,
    one_in: '100000.00',
    games: ['gintong-salakot'],
    seen: 0,
  },
  {
    code: 'minor',
    name_en: 'Minor',
    name_tl: 'Minor',
    state: 'on',
    share_ppm: 0,
    seed: '2500.00',
    cap: '2500.00',
    must_drop: false,
    one_in: '500000.00',
    games: ['gintong-salakot'],
    seen: 0,
  },
  {
    code: 'major',
    name_en: 'Major',
    name_tl: 'Major',
    state: 'on',
    share_ppm: 4000,
    seed: '5000.00',
    cap: '50000.00',
    must_drop: true,
    one_in: '10000000.00',
    games: slots,
    seen: 0,
  },
  {
    code: 'grand',
    name_en: 'Grand',
    name_tl: 'Grand',
    state: 'on',
    share_ppm: 5000,
    seed: '50000.00',
    cap: '2000000.00',
    must_drop: false,
    one_in: '100000000.00',
    games: slots,
    seen: 0,
  },
];
