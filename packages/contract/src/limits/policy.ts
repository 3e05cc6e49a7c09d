import type { Text } from '../text.ts';

interface PolicyFigure {
  readonly title: Text;
  readonly unit: Text;
  readonly min: number;
  readonly max: number;
  /** Of a figure whose 0 switches its rule off: the least that it is otherwise. */
  readonly leastUnlessOff?: number;
}

const months = { en: 'months', tl: 'buwan' } as const;
const points = { en: 'points', tl: 'puntos' } as const;
const days = { en: 'days', tl: 'araw' } as const;
const years = { en: 'years', tl: 'taon' } as const;
const hours = { en: 'hours', tl: 'oras' } as const;
const pesos = { en: 'pesos', tl: 'piso' } as const;
const minutes = { en: 'minutes', tl: 'minuto' } as const;

/** Figures that the law or the regulator sets, most for the protection of players: data that two persons change. */
export const policyFigures = {
  irrevocable_months: {
    title: {
      en: 'Nothing ends an exclusion of a term in its first',
      tl: 'Walang makapagtatapos sa pagbabawal na may takda sa unang',
    },
    unit: months,
    min: 1,
    max: 60,
  },
  session_rest_minutes: {
    title: {
      en: 'Whoever has reached the limit of a session rests for',
      tl: 'Ang nakaabot sa limit ng session ay magpapahinga nang',
    },
    unit: minutes,
    min: 5,
    max: 1440,
  },
  location_minutes: {
    title: {
      en: 'It is asked where a player is at least every (0: nobody is asked)',
      tl: 'Tinatanong kung nasaan ang manlalaro kada (0: walang tinatanong)',
    },
    unit: minutes,
    min: 0,
    max: 30,
  },
  location_travellers: {
    title: {
      en: 'Outside of the Philippines a player may (0: nothing, 1: log in and read, 2: withdraw too)',
      tl: 'Sa labas ng Pilipinas, maaari ng manlalaro ang (0: wala, 1: mag-log in at magbasa, 2: mag-withdraw din)',
    },
    unit: { en: '', tl: '' },
    min: 0,
    max: 2,
  },
  idle_minutes: {
    title: {
      en: 'Before money moves a player signs in again after this long without use',
      tl: 'Bago gumalaw ang pera, magla-log in muli ang manlalaro matapos ang ganito katagal na walang paggamit',
    },
    unit: minutes,
    min: 5,
    max: 1440,
  },
  payout_wait_hours: {
    title: {
      en: 'A new account to be paid to waits for',
      tl: 'Ang bagong account na babayaran ay maghihintay nang',
    },
    unit: hours,
    min: 0,
    max: 720,
  },
  practice_play: {
    title: {
      en: 'Games can be tried without money by (0: nobody, 1: players, 2: visitors too)',
      tl: 'Ang mga laro ay masusubukan nang walang pera ng (0: wala, 1: mga manlalaro, 2: pati mga bisita)',
    },
    unit: { en: '', tl: '' },
    min: 0,
    max: 2,
  },
  auto_rounds: {
    title: {
      en: 'A game may play by itself, one round after another, at most (0: never)',
      tl: 'Ang laro ay makapaglalaro nang kusa, sunod-sunod na round, hanggang (0: hindi kailanman)',
    },
    unit: { en: 'rounds', tl: 'round' },
    min: 0,
    max: 500,
  },
  room_phrases: {
    title: {
      en: 'Players in one room may send each other phrases of a fixed list (0: no, 1: yes)',
      tl: 'Ang mga manlalaro sa isang room ay makapagpapadala ng mga linya mula sa nakatakdang listahan (0: hindi, 1: oo)',
    },
    unit: { en: '', tl: '' },
    min: 0,
    max: 1,
  },
  harm_open_score: {
    title: {
      en: 'Somebody speaks with a player whose markers of harm weigh at least',
      tl: 'May kakausap sa manlalarong ang mga palatandaan ng pinsala ay hindi bababa sa',
    },
    unit: points,
    min: 10,
    max: 100,
  },
  harm_pause_days: {
    title: {
      en: 'Such a player gets no bonuses and offers for',
      tl: 'Walang bonus at alok ang ganoong manlalaro nang',
    },
    unit: days,
    min: 1,
    max: 90,
  },
  closing_wait_days: {
    title: {
      en: 'A player who has closed the account takes that back by a login within',
      tl: 'Mababawi ng manlalaro ang pagsasara ng account sa pag-login sa loob ng',
    },
    unit: days,
    min: 0,
    max: 90,
  },
  inactive_days: {
    title: {
      en: 'An account with money is dormant without a login, deposit or bet for (0: never, else from 60)',
      tl: 'Natutulog ang account na may pera kapag walang login, deposito o taya nang (0: hindi kailanman, kung hindi mula 60)',
    },
    unit: days,
    min: 0,
    max: 3650,
    leastUnlessOff: 60,
  },
  asleep_years: {
    title: {
      en: 'An account without money is closed without a login, deposit or bet for (0: never, else from 2)',
      tl: 'Isinasara ang account na walang pera kapag walang login, deposito o taya nang (0: hindi kailanman, kung hindi mula 2)',
    },
    unit: years,
    min: 0,
    max: 20,
    leastUnlessOff: 2,
  },
  retention_years: {
    title: {
      en: 'What is known of a person is kept after the account was closed for',
      tl: 'Itatago ang alam tungkol sa tao matapos isara ang account nang',
    },
    unit: years,
    min: 5,
    max: 20,
  },
  privacy_answer_days: {
    title: {
      en: 'What a player asks about their data is answered within',
      tl: 'Sinasagot ang hinihiling ng manlalaro tungkol sa datos niya sa loob ng',
    },
    unit: days,
    min: 1,
    max: 60,
  },
  large_win_pesos: {
    title: {
      en: 'A win is a significant event from',
      tl: 'Mahalagang pangyayari ang panalo mula sa',
    },
    unit: pesos,
    min: 1000,
    max: 100_000_000,
  },
  large_transfer_pesos: {
    title: {
      en: 'A deposit or a payout is a significant event from',
      tl: 'Mahalagang pangyayari ang deposito o payout mula sa',
    },
    unit: pesos,
    min: 1000,
    max: 100_000_000,
  },
  tax_basis_points: {
    title: {
      en: 'Of the gross revenue of a gaming day the state takes, beside the regulator’s share,',
      tl: 'Sa gross revenue ng isang gaming day, bukod sa bahagi ng regulator, kinukuha ng estado ang',
    },
    unit: { en: 'hundredths of a percent', tl: 'sandaang bahagi ng porsiyento' },
    min: 0,
    max: 10_000,
  },
  bank_statement_days: {
    title: {
      en: 'A confirmed balance at a bank counts as cover of players’ money after the day of its statement for',
      tl: 'Ang kumpirmadong balanse sa bangko ay ibinibilang na pambayad sa mga manlalaro pagkatapos ng araw ng statement nito nang',
    },
    unit: days,
    min: 1,
    max: 14,
  },
} as const satisfies Record<string, PolicyFigure>;

/** So many days before an account is dormant its player is told. */
export const dormancyNoticeDays = 30;

export type PolicyFigureName = keyof typeof policyFigures;
export const policyFigureNames = Object.keys(policyFigures) as [
  PolicyFigureName,
  ...PolicyFigureName[],
];

export function isWithinFigure(name: PolicyFigureName, value: number): boolean {
  const { min, max, leastUnlessOff = min }: PolicyFigure = policyFigures[name];
  const isOff = value === 0 && min === 0;
  return Number.isInteger(value) && value <= max && (isOff || value >= leastUnlessOff);
}
