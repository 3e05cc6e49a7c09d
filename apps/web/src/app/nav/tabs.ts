export type TabName = 'home' | 'filcoins' | 'welfare' | 'service' | 'my';

export interface Tab {
  readonly name: TabName;
  readonly path: string;
}

/** The five tabs in their order; a test holds them against the routes. [A-066 M-022] */
export const tabs: readonly Tab[] = [
  { name: 'home', path: '/' },
  { name: 'filcoins', path: '/s-points' },
  { name: 'welfare', path: '/welfare' },
  { name: 'service', path: '/service' },
  { name: 'my', path: '/my' },
];
