import type { Text } from '@perya/contract/text';

/** Amounts are said as PHP: the faces that every reader of PDF has know no peso sign. */
export const statementTexts = {
  title: { en: 'Statement of transactions', tl: 'Statement ng mga transaksyon' },
  player: { en: 'Player ID', tl: 'Player ID' },
  period: { en: 'Period', tl: 'Panahon' },
  madeAt: { en: 'Made on', tl: 'Ginawa noong' },
  times: { en: 'All times are in Manila', tl: 'Oras sa Manila ang lahat' },
  opening: { en: 'Opening balance', tl: 'Panimulang balanse' },
  closing: { en: 'Closing balance', tl: 'Panghuling balanse' },
  type: { en: 'Type', tl: 'Uri' },
  count: { en: 'Number', tl: 'Bilang' },
  cameIn: { en: 'In (PHP)', tl: 'Pumasok (PHP)' },
  wentOut: { en: 'Out (PHP)', tl: 'Lumabas (PHP)' },
  total: { en: 'Total', tl: 'Kabuuan' },
  time: { en: 'Date and time', tl: 'Petsa at oras' },
  id: { en: 'ID', tl: 'ID' },
  status: { en: 'Status', tl: 'Katayuan' },
  amount: { en: 'Amount (PHP)', tl: 'Halaga (PHP)' },
  balance: { en: 'Balance (PHP)', tl: 'Balanse (PHP)' },
  nothing: {
    en: 'There were no transactions in this period.',
    tl: 'Walang transaksyon sa panahong ito.',
  },
  cut: {
    en: 'The sums above count everything. The list ends here: the CSV file has every row.',
    tl: 'Kasama ang lahat sa mga kabuuan sa itaas. Dito nagtatapos ang listahan: nasa CSV ang bawat hilera.',
  },
  page: { en: 'Page', tl: 'Page' },
  of: { en: 'of', tl: 'ng' },
} as const satisfies Record<string, Text>;
