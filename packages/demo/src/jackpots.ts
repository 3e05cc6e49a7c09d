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

/** Major and Grand grow with the stakes of all slots of the studio, where Mini and Minor are prizes of Gintong Salakot itself; one grows with those of the bingo hall. */
export const demoJackpots: readonly DemoJackpot[] = [
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
  {
    code: 'bingo',
    name_en: 'Bingo Grand',
    name_tl: 'Grand ng Bingo',
    state: 'on',
    share_ppm: 6000,
    seed: '2000.00',
    cap: '100000.00',
    must_drop: true,
    one_in: '4000000.00',
    games: ['bingo-hall'],
    seen: 0,
  },
];
