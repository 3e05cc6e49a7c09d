interface ControlEntry {
  /** Rows of the requirements that it holds the house to. */
  readonly serves: readonly string[];
  /** The rule of the regulator behind it. */
  readonly law: string;
}

/** What must hold in the data of the house, each proved by a statement of the module that owns the data. */
export const controls = {
  'books-sum-to-zero': {
    serves: [],
    law: 'GLI-19, information to be maintained: financial transactions',
  },
  'audit-is-sealed': {
    serves: [],
    law: 'GLI-19, significant events and alterations are recorded and kept',
  },
  'raised-limits-wait': {
    serves: [],
    law: 'PAGCOR, responsible gaming: play limits set by players',
  },
  'house-limits-hold': {
    serves: [],
    law: 'PAGCOR, responsible gaming: limits and exclusion by the operator',
  },
  'everybody-is-screened': {
    serves: [],
    law: 'PAGCOR, National Database of Restricted Persons',
  },
  'no-bet-while-excluded': {
    serves: [],
    law: 'PAGCOR, responsible gaming: self-exclusion and exclusion',
  },
  'no-bet-before-identity': {
    serves: ['A-224'],
    law: 'RA 9160 as amended by RA 10927: customer identification by casinos',
  },
  'no-bet-without-location': {
    serves: [],
    law: 'PAGCOR, electronic gaming: persons in the Philippines only',
  },
  'no-bet-while-dormant': {
    serves: [],
    law: 'GLI-19, player account management: inactive accounts',
  },
  'no-withdrawal-while-dormant': {
    serves: [],
    law: 'GLI-19, player account management: inactive accounts',
  },
  'no-deposit-while-excluded': {
    serves: [],
    law: 'PAGCOR, responsible gaming: self-exclusion and exclusion',
  },
  'no-deposit-before-identity': {
    serves: ['A-221', 'A-222'],
    law: 'RA 9160 as amended by RA 10927: customer identification by casinos',
  },
  'credits-have-receipts': {
    serves: [],
    law: 'RA 9160 as amended by RA 10927: record keeping of transactions',
  },
  'no-promotion-while-excluded': {
    serves: ['A-225'],
    law: 'PAGCOR, responsible gaming: no promotion to excluded players',
  },
  'no-promotion-while-paused': {
    serves: [],
    law: 'PAGCOR, responsible gaming: no promotion to players with markers of harm',
  },
  'two-persons-decide': {
    serves: [],
    law: 'GLI-19, technical security controls: segregation of duties',
  },
} as const satisfies Record<string, ControlEntry>;

export type ControlName = keyof typeof controls;
export const controlNames = Object.keys(controls) as readonly ControlName[];
