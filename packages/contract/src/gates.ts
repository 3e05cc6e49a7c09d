import type { RefusedAction } from './rules/kyc-gate.ts';

/** What must hold before a call acts; it is asked in this order, and the first that does not hold is what the player is told. */
export interface AskingGate {
  /** Whoever comes while the house is closed: what begins something waits, what is theirs they take. */
  readonly closed: 'admitted' | 'refused';
  /** The action whose statuses of the identity check let it proceed. */
  readonly identity: RefusedAction;
  /** In its place where the session was opened in the second mini-app. */
  readonly identityInMaya?: RefusedAction;
  readonly testAccounts: 'admitted' | 'refused' | 'only';
  /** Whoever has excluded themselves, or whom the house has. */
  readonly excluded: 'admitted' | 'refused';
  /** Whoever has not agreed to a document that asks for it. */
  readonly unagreed: 'admitted' | 'refused';
}

/** A call that asks nothing says why. */
export interface OpenGate {
  readonly isOpenBecause: string;
}

const welfare = {
  closed: 'refused',
  identity: 'welfare',
  testAccounts: 'admitted',
  excluded: 'refused',
  unagreed: 'admitted',
} as const satisfies AskingGate;

/** The gates that a call of players can name; the server asks them, and the app before it opens a sheet. */
export const gates = {
  reads: { isOpenBecause: 'Players can always read what is theirs.' },
  ownAccount: {
    isOpenBecause: 'Whoever can log in can keep their account safe, tidy it up and leave.',
  },
  opensGates: { isOpenBecause: 'The identity check and an agreement are what opens other gates.' },
  playsLess: { isOpenBecause: 'Nobody is kept from playing less.' },
  asksForHelp: { isOpenBecause: 'Whoever is shut out can ask why.' },
  /** The way in, of visitors: the only gate that is not a player's. */
  entrance: {
    isOpenBecause:
      'Whoever has an account logs in, also while the house is closed; before it was ever open nobody has one.',
  },
  turnsDown: { isOpenBecause: 'It gives the player nothing: to turn money down is always free.' },

  play: {
    closed: 'refused',
    identity: 'play',
    testAccounts: 'admitted',
    excluded: 'refused',
    unagreed: 'refused',
  },
  /** A voucher was bought: to exchange it is a deposit, inside the second mini-app too. [M-323] */
  deposit: {
    closed: 'refused',
    identity: 'deposit',
    identityInMaya: 'depositmaya',
    testAccounts: 'refused',
    excluded: 'refused',
    unagreed: 'refused',
  },
  testFunds: {
    closed: 'refused',
    identity: 'deposit',
    testAccounts: 'only',
    excluded: 'admitted',
    unagreed: 'admitted',
  },
  /** Whoever excludes themselves, or does not agree, can take their own money out. */
  withdraw: {
    closed: 'admitted',
    identity: 'withdraw',
    testAccounts: 'refused',
    excluded: 'admitted',
    unagreed: 'admitted',
  },
  payoutAccount: {
    closed: 'admitted',
    identity: 'payoutAccount',
    testAccounts: 'admitted',
    excluded: 'admitted',
    unagreed: 'admitted',
  },
  welfare,
  mall: welfare,
  /** Filcoins of tasks and check-in lead newcomers to their identity check. */
  filcoins: { ...welfare, identity: 'filcoins' },
} as const satisfies Record<string, AskingGate | OpenGate>;

export type GateName = keyof typeof gates;
export type PlayerGateName = Exclude<GateName, 'entrance'>;

type AskingGateName = {
  [Name in GateName]: (typeof gates)[Name] extends AskingGate ? Name : never;
}[GateName];

/** What moves money asks, or takes from the player alone. */
export type MoneyGateName = AskingGateName | 'turnsDown';

/** What a gate asks; null for one that is open. */
export function askingGate(name: GateName): AskingGate | null {
  const gate: AskingGate | OpenGate = gates[name];
  return 'identity' in gate ? gate : null;
}

/** The action that a gate asks about where the player is: on the web, or inside a partner's app. */
export const identityOf = (gate: AskingGate, partner: string | null): RefusedAction =>
  (partner === 'maya' ? gate.identityInMaya : undefined) ?? gate.identity;

/** Why a call cannot be served with the gate it names, or names not; null if it can. */
export function gateProblem(call: {
  access: unknown;
  gate?: GateName | undefined;
  movesMoney: boolean;
}): string | null {
  const { access, gate, movesMoney } = call;
  if (access === 'public' && gate === 'entrance') return null;
  if (access !== 'player') return gate === undefined ? null : 'only calls of players name a gate';
  if (gate === 'entrance') return 'only visitors come in by the entrance';
  if (gate === undefined || !Object.hasOwn(gates, gate)) return 'a call of players names its gate';
  const isMoneyGate = gate === 'turnsDown' || askingGate(gate) !== null;
  return movesMoney && !isMoneyGate ? `it moves money, and its gate ${gate} asks nothing` : null;
}
