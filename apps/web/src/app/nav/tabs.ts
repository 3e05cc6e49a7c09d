export type TabName = 'home' | 'filcoins' | 'welfare' | 'service' | 'my';

export interface Tab {
  readonly name: TabName;
  readonly path: string;
  /** A tab appears with its page: one that leads nowhere is no tab. A test holds this against the routes. */
  readonly isBuilt: boolean;
}

/** The five tabs in their order. [A-066 M-022] */
export const tabs: readonly Tab[] = [
  { name: 'home', path: '/', isBuilt: true },
  { name: 'filcoins', path: '/s-points', isBuilt: true },
  { name: 'welfare', path: '/welfare', isBuilt: true },
  { name: 'service', path: '/service', isBuilt: false },
  { name: 'my', path: '/my', isBuilt: true },
];
