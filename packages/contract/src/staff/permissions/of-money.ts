import type { PermissionTable } from './permission-entry.ts';

/** Games, the ledger, payments, promotions and goods. */
export const permissionsOfMoney = {
  'games.read': {
    allows: 'See the catalogue, venues, rounds and returns of games',
    roles: ['games', 'risk', 'auditor', 'support', 'regulator'],
  },
  'games.edit': {
    allows: 'Change order, flags, maintenance, names, covers and platforms of games',
    roles: ['games'],
  },
  'games.venues': {
    allows:
      'Ask to add a venue or games, to change where a venue opens, or what a game takes and pays',
    roles: ['games'],
    approvedBy: 'games.approve-keys',
  },
  'games.keys': {
    allows: 'Ask for a new key of a venue, and end one',
    roles: ['games'],
    approvedBy: 'games.approve-keys',
  },
  'games.promo': {
    allows: 'Ask to change what the promotions of a venue may credit',
    roles: ['games'],
    approvedBy: 'games.approve-keys',
  },
  'games.approve-keys': {
    allows:
      'Approve a venue, its games and what they pay, a new key, or what its promotions may credit',
    roles: ['risk'],
  },
  'games.weights': {
    allows: 'Change how much of a stake counts as turnover; to let more count, ask for it',
    roles: ['risk'],
    approvedBy: 'payments.approve-rules',
  },
  'games.jackpots': {
    allows: 'Stop a jackpot; to add or change one or let it run again, ask for it',
    roles: ['games'],
    approvedBy: 'games.approve-jackpots',
  },
  'games.approve-jackpots': { allows: 'Approve a jackpot and its terms', roles: ['risk'] },
  'games.stop': {
    allows: 'Stop gaming: the whole house, a venue, a game or a player',
    roles: ['games', 'risk', 'support'],
  },
  'games.resume': {
    allows: 'Ask to resume gaming that was stopped',
    roles: ['games', 'risk'],
    approvedBy: 'games.approve-resume',
  },
  'games.approve-resume': {
    allows: 'Approve that gaming is resumed',
    roles: ['games', 'risk'],
  },

  'wins.read': { allows: 'See wins that are held back', roles: ['risk', 'games', 'auditor'] },
  'wins.decide': {
    allows: 'Ask to pay or refuse a win that is held back',
    roles: ['risk'],
    approvedBy: 'wins.approve',
  },
  'wins.approve': { allows: 'Approve the decision on a win that is held back', roles: ['risk'] },

  'ledger.read': {
    allows: 'Read ledger entries and the checks of the books',
    roles: ['cashier', 'risk', 'auditor', 'support', 'aml'],
  },
  'ledger.check': { allows: 'Run the checks of the books', roles: ['cashier', 'risk', 'auditor'] },

  'ledger.adjust': {
    allows: 'Ask to correct the balance of a player',
    roles: ['cashier', 'risk'],
    approvedBy: 'ledger.approve-adjust',
  },
  'ledger.approve-adjust': {
    allows: 'Approve the correction of a balance',
    roles: ['risk'],
  },

  'payments.read': {
    allows: 'See deposits, withdrawals, channels and the money story of a player',
    roles: ['cashier', 'risk', 'support', 'auditor', 'aml'],
  },
  'payments.review': {
    allows: 'Claim withdrawals, pay, hold or cancel them',
    roles: ['cashier', 'risk'],
  },
  'payments.large': {
    allows: 'Ask to pay a withdrawal above the limit of one person',
    roles: ['cashier', 'risk'],
    approvedBy: 'payments.approve',
  },
  'payments.approve': {
    allows: 'Approve a withdrawal above the limit of one person',
    roles: ['risk'],
  },
  'payments.match': {
    allows: 'Ask to credit a payment that fits no deposit, or mark it as given back',
    roles: ['cashier'],
    approvedBy: 'payments.approve-match',
  },
  'payments.approve-match': {
    allows: 'Approve that a payment is credited to a player, or that a large one was given back',
    roles: ['risk'],
  },
  'payments.channels': {
    allows:
      'Open, close and change payment channels; to add one or to loosen its terms, ask for it',
    roles: ['cashier'],
    approvedBy: 'payments.approve-rules',
  },
  'payments.rules': {
    allows: 'Make the rules of withdrawals stricter; to loosen one, ask for it',
    roles: ['risk'],
    approvedBy: 'payments.approve-rules',
  },
  'payments.approve-rules': {
    allows:
      'Approve a new channel, or that a rule, a channel or the turnover of a type of game is loosened',
    roles: ['risk'],
  },
  'reports.read': {
    allows: 'See the reports of the law: covered and structured amounts',
    roles: ['risk', 'auditor', 'aml'],
  },
  'figures.read': {
    allows: 'See the figures of the house: revenue, deposits, promotions, cohorts and closed days',
    roles: ['risk', 'auditor', 'games', 'promotions', 'cashier', 'regulator'],
  },
  'figures.policy': {
    allows: 'Ask for another hour of the gaming day, or another share of the regulator',
    roles: ['risk'],
    approvedBy: 'figures.approve-policy',
  },
  'figures.approve-policy': {
    allows: 'Approve another hour of the gaming day, or another share of the regulator',
    roles: ['risk'],
  },
  'figures.bank': {
    allows:
      'Import bank statements, ask for what they say to be confirmed, and look at what covers what is owed to players',
    roles: ['cashier', 'risk'],
    approvedBy: 'figures.approve-bank',
  },
  'figures.approve-bank': {
    allows: 'Confirm as the second person what a bank statement says',
    roles: ['risk'],
  },
  'figures.sign': {
    allows: 'Ask to sign a month with its figures',
    roles: ['cashier', 'risk'],
    approvedBy: 'figures.approve-month',
  },
  'figures.approve-month': { allows: 'Sign a month as the second person', roles: ['risk'] },
  'payments.cases': {
    allows: 'Claim and close cases of payments',
    roles: ['cashier', 'risk'],
  },

  'vouchers.create': {
    allows:
      'Ask for a batch of vouchers or for where they are sold, make unused ones worthless, and hide a shop',
    roles: ['cashier'],
    approvedBy: 'vouchers.approve',
  },
  'vouchers.approve': {
    allows:
      'Approve a batch of vouchers, where they are sold, or that codes leave, of which one then has the second halves',
    roles: ['risk'],
  },
  'vouchers.export': {
    allows: 'Ask to take the codes of vouchers out, of which one then has the first halves',
    roles: ['cashier'],
    approvedBy: 'vouchers.approve',
  },

  'promotions.read': {
    allows: 'See promotions, what they cost and the tiles of the welfare hub',
    roles: ['promotions', 'support', 'risk', 'cashier', 'auditor'],
  },
  'promotions.edit': {
    allows: 'Draft promotions, and change the tiles of the welfare hub',
    roles: ['promotions'],
  },
  'promotions.publish': {
    allows: 'Ask to publish a promotion that was drafted',
    roles: ['promotions'],
    approvedBy: 'promotions.approve',
  },
  'promotions.approve': {
    allows: 'Approve that a promotion is published, or what the VIP levels need',
    roles: ['promotions', 'risk'],
  },
  'promotions.pause': {
    allows: 'Pause a promotion, go on with it and end it, at once',
    roles: ['promotions', 'risk', 'support'],
  },

  'vip.levels': {
    allows: 'Ask to change the thresholds of the VIP levels',
    roles: ['promotions'],
    approvedBy: 'promotions.approve',
  },
  'promotions.disqualify': {
    allows: 'Leave a player out of a ranking that is not decided, or let them in again',
    roles: ['promotions', 'risk'],
  },
  'promotions.gift': {
    allows: 'Give a player something by hand; above what one may give alone, ask for it',
    roles: ['promotions', 'support'],
    approvedBy: 'promotions.approve-gift',
  },
  'promotions.approve-gift': {
    allows: 'Approve a gift above what one person may give alone',
    roles: ['risk'],
  },

  'mall.read': {
    allows: 'See goods and orders of the mall, without whom they are for',
    roles: ['promotions', 'support', 'auditor'],
  },
  'mall.edit': {
    allows:
      'Add goods, and change their words, pictures, price, stock and codes; to show new ones or for a lower price, ask',
    roles: ['promotions'],
    approvedBy: 'mall.approve',
  },
  'mall.approve': {
    allows: 'Approve the first price of new goods in the mall, or a lower one',
    roles: ['promotions', 'risk'],
  },
  'mall.orders': {
    allows: 'Read whom an order is for, ship and cancel it',
    roles: ['promotions', 'support'],
  },
} as const satisfies PermissionTable;
