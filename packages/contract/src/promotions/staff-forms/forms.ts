import { gameTypes } from '../../rules/game-categories.ts';
import type { PromotionKindName } from '../../rules/promotions/kinds.ts';
import { taskTypes } from '../../rules/tasks/tasks.ts';
import type { Text } from '../../text.ts';
import type { PromotionCurrency } from './amounts.ts';

interface Named {
  readonly name: string;
  readonly title: Text;
  readonly hint?: Text;
}

/** A number as staff type it: pesos, a whole number, or percent with two decimals. */
export interface NumberField extends Named {
  readonly type: 'money' | 'whole' | 'percent';
  /** Left empty it is null. */
  readonly isOptional?: boolean;
}
export interface Choice {
  readonly value: string | number | boolean;
  readonly title: Text;
}

/** A part of the rules of a kind, as staff fill it in. What fits is said by the schema of the kind. */
export type RuleField =
  | NumberField
  /** Left empty it is absent. */
  | (Named & { readonly type: 'text' })
  /** Words with commas between them. */
  | (Named & { readonly type: 'words' })
  | (Named & { readonly type: 'choice'; readonly options: readonly Choice[] })
  | (Named & { readonly type: 'choices'; readonly options: readonly Choice[] })
  /** So many whole numbers, one beside the other. */
  | (Named & { readonly type: 'numbers'; readonly length: number })
  | (Named & { readonly type: 'rows'; readonly columns: readonly NumberField[] });

export interface PromotionForm {
  /** What records may call it; none where it is given in Filcoins. */
  readonly cashTypes: readonly number[];
  readonly fields: readonly RuleField[];
}

const amount: NumberField = {
  type: 'money',
  name: 'amount',
  title: { en: 'Amount, in pesos', tl: 'Halaga, sa piso' },
};

const whole = (name: string, title: Text, hint?: Text): NumberField => ({
  type: 'whole',
  name,
  title,
  ...(hint && { hint }),
});

const pictures = ['deposit', 'email', 'follow', 'game', 'identity', 'live', 'login', 'slots'];

const taskChoices: readonly Choice[] = [
  { value: taskTypes.identity, title: { en: 'Newbie: identity', tl: 'Baguhan: pagkakakilanlan' } },
  {
    value: taskTypes.slots,
    title: { en: 'Newbie: rounds of slots', tl: 'Baguhan: round ng slots' },
  },
  {
    value: taskTypes.deposit,
    title: { en: 'Newbie: first deposit', tl: 'Baguhan: unang deposito' },
  },
  { value: taskTypes.live, title: { en: 'Newbie: live rounds', tl: 'Baguhan: round ng live' } },
  { value: taskTypes.email, title: { en: 'Newbie: email address', tl: 'Baguhan: email address' } },
  {
    value: taskTypes.follow,
    title: { en: 'Newbie: follow a page', tl: 'Baguhan: i-follow ang page' },
  },
  { value: taskTypes.dailyLogin, title: { en: 'Daily: login', tl: 'Araw-araw: pag-login' } },
  {
    value: taskTypes.dailyDeposit,
    title: { en: 'Daily: pesos deposited', tl: 'Araw-araw: pisong idineposito' },
  },
  {
    value: taskTypes.dailySlots,
    title: { en: 'Daily: rounds of slots', tl: 'Araw-araw: round ng slots' },
  },
  {
    value: taskTypes.dailyLive,
    title: { en: 'Daily: live rounds', tl: 'Araw-araw: round ng live' },
  },
  {
    value: taskTypes.dailyGame,
    title: { en: 'Daily: rounds of any game', tl: 'Araw-araw: round ng kahit anong laro' },
  },
  {
    value: taskTypes.dailyFollow,
    title: { en: 'Daily: visit a page', tl: 'Araw-araw: bisitahin ang page' },
  },
];

/** What staff fill in for each kind, beside what every promotion has. */
export const promotionForms: Readonly<Record<PromotionKindName, PromotionForm>> = {
  gift: { cashTypes: [4011, 4008, 4009], fields: [] },
  'level-up': {
    cashTypes: [4003],
    fields: [
      {
        type: 'rows',
        name: 'levels',
        title: { en: 'What the levels bring', tl: 'Ang dala ng mga level' },
        columns: [whole('level', { en: 'VIP level', tl: 'VIP level' }), amount],
      },
    ],
  },
  birthday: { cashTypes: [4004], fields: [amount] },
  task: {
    cashTypes: [],
    fields: [
      {
        type: 'choice',
        name: 'ty',
        title: { en: 'What is to be done', tl: 'Ang gagawin' },
        options: taskChoices,
      },
      {
        type: 'rows',
        name: 'tiers',
        title: { en: 'Tiers, each higher than the one before', tl: 'Mga antas, pataas' },
        columns: [
          whole('value', { en: 'Goal', tl: 'Layunin' }),
          whole('bonus', { en: 'Filcoins', tl: 'Filcoins' }),
        ],
      },
      {
        type: 'choice',
        name: 'image',
        title: { en: 'Picture', tl: 'Larawan' },
        options: pictures.map((name) => ({
          value: `/art/tasks/${name}`,
          title: { en: name, tl: name },
        })),
      },
      {
        type: 'text',
        name: 'link',
        title: { en: 'The page to follow', tl: 'Ang page na ifo-follow' },
        hint: { en: 'https://…, for pages alone', tl: 'https://…, para sa mga page lamang' },
      },
    ],
  },
  'check-in': {
    cashTypes: [],
    fields: [
      {
        type: 'choice',
        name: 'ty',
        title: { en: 'Whose days', tl: 'Kaninong mga araw' },
        options: [
          { value: taskTypes.checkIn, title: { en: 'The first week', tl: 'Unang linggo' } },
          {
            value: taskTypes.dailyCheckIn,
            title: { en: 'Every later week', tl: 'Bawat susunod na linggo' },
          },
        ],
      },
      {
        type: 'numbers',
        name: 'amounts',
        length: 7,
        title: { en: 'Filcoins of the seven days', tl: 'Filcoins ng pitong araw' },
      },
      whole('streak_bonus', {
        en: 'Filcoins for seven in a row',
        tl: 'Filcoins sa pitong sunod-sunod',
      }),
    ],
  },
  ranking: {
    cashTypes: [4007],
    fields: [
      {
        type: 'choices',
        name: 'game_types',
        title: { en: 'Stakes that count', tl: 'Mga tayang bilang' },
        options: [
          { value: gameTypes.slot, title: { en: 'Slots', tl: 'Slots' } },
          { value: gameTypes.live, title: { en: 'Live', tl: 'Live' } },
          { value: gameTypes.fishing, title: { en: 'Fishing', tl: 'Fishing' } },
          { value: gameTypes.sport, title: { en: 'Sports', tl: 'Sports' } },
          { value: gameTypes.table, title: { en: 'Tables and boards', tl: 'Table at board' } },
          { value: gameTypes.bingo, title: { en: 'Bingo', tl: 'Bingo' } },
        ],
      },
      {
        type: 'rows',
        name: 'prizes',
        title: { en: 'Prizes, from the first place on', tl: 'Mga premyo, mula sa unang puwesto' },
        columns: [
          whole('from', { en: 'From place', tl: 'Mula sa puwesto' }),
          whole('to', { en: 'To place', tl: 'Hanggang puwesto' }),
          amount,
        ],
      },
    ],
  },
  rebate: {
    cashTypes: [4005, 4006],
    fields: [
      {
        type: 'choice',
        name: 'of',
        title: { en: 'A share of', tl: 'Bahagi ng' },
        options: [
          { value: 'stakes', title: { en: 'What was staked', tl: 'Itinaya' } },
          { value: 'net-loss', title: { en: 'What was lost', tl: 'Natalo' } },
        ],
      },
      {
        type: 'percent',
        name: 'share',
        title: { en: 'Share, in percent', tl: 'Bahagi, sa porsiyento' },
      },
      {
        type: 'words',
        name: 'venues',
        title: { en: 'Venues', tl: 'Mga venue' },
        hint: {
          en: 'Their codes, with commas. Empty: all',
          tl: 'Mga code nila, may kuwit. Walang laman: lahat',
        },
      },
      {
        type: 'money',
        name: 'least',
        title: { en: 'From, in pesos', tl: 'Mula, sa piso' },
        hint: { en: 'Below it nothing comes back', tl: 'Walang bumabalik kapag mas mababa' },
      },
      {
        type: 'money',
        name: 'most',
        isOptional: true,
        title: { en: 'Most a day, in pesos', tl: 'Pinakamarami kada araw, sa piso' },
        hint: { en: 'Empty: no bound', tl: 'Walang laman: walang hangganan' },
      },
      {
        type: 'choice',
        name: 'way',
        title: { en: 'How it comes', tl: 'Paano ito dumarating' },
        options: [
          {
            value: 'collect',
            title: { en: 'The player collects it', tl: 'Kinokolekta ng manlalaro' },
          },
          { value: 'credit', title: { en: 'By itself', tl: 'Kusa' } },
        ],
      },
      whole('by_hour', { en: 'There by the hour (Manila)', tl: 'Naroon bago ang oras (Maynila)' }),
    ],
  },
  'mystery-box': {
    cashTypes: [4001],
    fields: [
      {
        type: 'money',
        name: 'deposits',
        title: { en: 'Deposited in a day, in pesos', tl: 'Idineposito sa isang araw, sa piso' },
      },
      {
        type: 'rows',
        name: 'odds',
        title: { en: 'What may be in a box', tl: 'Ang maaaring laman ng kahon' },
        columns: [
          amount,
          whole(
            'weight',
            { en: 'Weight', tl: 'Bigat' },
            { en: 'Against the sum of all', tl: 'Laban sa kabuuan' },
          ),
        ],
      },
    ],
  },
  referral: {
    cashTypes: [4010],
    fields: [
      amount,
      {
        type: 'money',
        name: 'deposited',
        title: { en: 'The friend deposits, in pesos', tl: 'Idedeposito ng kaibigan, sa piso' },
      },
      {
        type: 'money',
        name: 'staked',
        title: { en: 'The friend stakes, in pesos', tl: 'Itataya ng kaibigan, sa piso' },
      },
      {
        type: 'choice',
        name: 'is_verified',
        title: { en: 'The friend’s identity', tl: 'Pagkakakilanlan ng kaibigan' },
        options: [
          { value: true, title: { en: 'Must be verified', tl: 'Dapat beripikado' } },
          { value: false, title: { en: 'Does not matter', tl: 'Hindi mahalaga' } },
        ],
      },
      whole('within_days', { en: 'Within so many days', tl: 'Sa loob ng ilang araw' }),
    ],
  },
  'channel-cashback': {
    cashTypes: [4009],
    fields: [
      {
        type: 'percent',
        name: 'share',
        title: { en: 'Share of the deposit, in percent', tl: 'Bahagi ng deposito, sa porsiyento' },
      },
      {
        type: 'money',
        name: 'most',
        title: { en: 'Most a deposit, in pesos', tl: 'Pinakamarami kada deposito, sa piso' },
      },
      {
        type: 'money',
        name: 'least',
        title: { en: 'From a deposit of, in pesos', tl: 'Mula sa depositong, sa piso' },
        hint: { en: 'Below it nothing comes on top', tl: 'Walang dagdag kapag mas mababa' },
      },
      {
        type: 'words',
        name: 'channels',
        title: { en: 'Channels', tl: 'Mga channel' },
        hint: {
          en: 'Their numbers, with commas. Empty: all that have tickets',
          tl: 'Mga numero nila, may kuwit. Walang laman: lahat ng may ticket',
        },
      },
    ],
  },
};

/** What rewards of a kind are given in. */
export function currencyOf(kind: PromotionKindName): PromotionCurrency {
  return promotionForms[kind].cashTypes.length === 0 ? 'FIL' : 'PHP';
}
