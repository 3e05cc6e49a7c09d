import type { DemoArticle, DemoHelpGroup } from './article.ts';
import { clubHelp } from './club-help.ts';
import { generalHelp } from './general-help.ts';
import { moneyHelp } from './money-help.ts';
import { otherHelp } from './other-help.ts';

/** The demo operator's help centre, in the order of its groups. [G-063 G-305] */
export const demoHelp: readonly (DemoArticle & { group: DemoHelpGroup })[] = [
  ...generalHelp,
  ...moneyHelp,
  ...clubHelp,
  ...otherHelp,
];
