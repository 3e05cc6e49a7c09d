import type { Text } from '../../text.ts';
import { actionsOfColleagues } from './colleagues.ts';
import { actionsOfHouse } from './house.ts';
import { actionsOnMoney } from './money.ts';
import { actionsOnPeople } from './people.ts';

const texts: Readonly<Record<string, Text>> = {
  ...actionsOnPeople,
  ...actionsOnMoney,
  ...actionsOfHouse,
  ...actionsOfColleagues,
};

/** What somebody did, as one says it; nothing for an action that an earlier or a newer release has. */
export const actionText = (action: string): Text | undefined => texts[action];

const plain = (text: string) => text.trim().toLowerCase();

/** The action that is called so in either language, as somebody copies it from a list. */
export function actionCalled(words: string): string | undefined {
  const sought = plain(words);
  const isCalled = ([, { en, tl }]: [string, Text]) => plain(en) === sought || plain(tl) === sought;
  return Object.entries(texts).find(isCalled)?.[0];
}
