interface Pair {
  en: string;
  tl: string;
}

/** An article that the demo operator publishes; `{{brand}}` stands for the name of the brand that shows it. */
export interface DemoArticle {
  key: string;
  title: Pair;
  body: Pair;
}

/** One of the five groups of the help centre. */
export type DemoHelpGroup = 'general' | 'deposit' | 'withdrawal' | 'club' | 'others';
