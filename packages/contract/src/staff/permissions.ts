import { type Role, roleNames } from './roles.ts';

interface PermissionEntry {
  /** What it allows, for whoever gives it. */
  readonly allows: string;
  /** Who has it in a new installation; the administrator has every one. */
  readonly roles: readonly Role[];
  /** What is done with it waits for a second person, who has the permission named here. */
  readonly approvedBy?: string;
}

const seesPlayers: readonly Role[] = ['support', 'risk', 'reviewer', 'cashier', 'auditor'];

/** Everything that staff can be allowed to do. The table is code; which role has what may be changed. */
export const permissions = {
  'own.use': { allows: 'Use the app: own session, password and saved views', roles: roleNames },
  'home.read': { allows: 'See queues, alarms and the health of the house', roles: roleNames },

  'alarms.acknowledge': {
    allows: 'Acknowledge an alarm, so that nobody is told of it again',
    roles: ['support', 'risk', 'cashier'],
  },

  'queues.due': {
    allows: 'Say how long what waits in a queue may wait',
    roles: ['risk'],
  },

  'queues.take-over': {
    allows: 'Take over what a colleague has claimed, with a reason',
    roles: ['risk'],
  },

  'players.read': { allows: 'Find players and read their page, masked', roles: seesPlayers },
  'players.reveal': {
    allows: 'See a masked phone, email or name in full',
    roles: ['support', 'risk', 'reviewer', 'cashier'],
  },
  'players.note': {
    allows: 'Write notes about a player',
    roles: ['support', 'risk', 'reviewer', 'cashier'],
  },
  'players.block': { allows: 'Block and unblock a player', roles: ['support', 'risk'] },
  'players.unblock': {
    allows: 'Ask to lift a block of a player that is older than a day',
    roles: ['support', 'risk'],
    approvedBy: 'players.approve-unblock',
  },
  'players.approve-unblock': { allows: 'Approve that an old block is lifted', roles: ['risk'] },
  'players.sessions': { allows: 'End the sessions of a player', roles: ['support', 'risk'] },
  'players.test': { allows: 'Make a player a test account, and no longer', roles: ['support'] },

  'kyc.read': {
    allows: 'See who waits for the identity check, masked, and how its desk stands',
    roles: ['reviewer', 'risk', 'support', 'auditor'],
  },
  'kyc.documents': {
    allows: 'Look at documents and personal data of the identity check',
    roles: ['reviewer', 'risk'],
  },
  'kyc.review': { allows: 'Claim and decide identity checks', roles: ['reviewer', 'risk'] },
  'kyc.senior': { allows: 'Decide identity checks that were escalated', roles: ['risk'] },
  'kyc.lists': {
    allows: 'Ask to import lists of restricted persons',
    roles: ['risk'],
    approvedBy: 'kyc.approve-lists',
  },
  'kyc.approve-lists': {
    allows: 'Approve a list of restricted persons',
    roles: ['risk'],
  },

  'kyc.completion': {
    allows: 'Ask a player to complete the identity check, and take that back',
    roles: ['reviewer', 'risk'],
  },
  'kyc.compliance': {
    allows: 'Ask to lead players who must complete the identity check to it, and end that at once',
    roles: ['risk'],
    approvedBy: 'kyc.approve-compliance',
  },
  'kyc.approve-compliance': {
    allows: 'Approve that players are led to the identity check',
    roles: ['risk'],
  },

  'limits.read': { allows: 'Read play limits and exclusions', roles: seesPlayers },
  'limits.change': {
    allows: 'Ask for stricter play limits or an exclusion of a player',
    roles: ['risk', 'support'],
    approvedBy: 'limits.approve',
  },
  'limits.approve': {
    allows: 'Approve play limits and exclusions that a colleague asked for',
    roles: ['risk'],
  },

  'games.read': {
    allows: 'See the catalogue, venues, rounds and returns of games',
    roles: ['games', 'risk', 'auditor', 'support'],
  },
  'games.edit': { allows: 'Change order, flags and maintenance of games', roles: ['games'] },
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
    allows: 'Approve a new key of a venue, or what its promotions may credit',
    roles: ['risk'],
  },
  'games.weights': {
    allows: 'Change how much of a stake counts as turnover; to let more count, ask for it',
    roles: ['risk'],
    approvedBy: 'payments.approve-rules',
  },
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
    roles: ['cashier', 'risk', 'auditor', 'support'],
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
    roles: ['cashier', 'risk', 'support', 'auditor'],
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
    allows: 'Open, close and change payment channels; to loosen their terms, ask for it',
    roles: ['cashier'],
    approvedBy: 'payments.approve-rules',
  },
  'payments.rules': {
    allows: 'Make the rules of withdrawals stricter; to loosen one, ask for it',
    roles: ['risk'],
    approvedBy: 'payments.approve-rules',
  },
  'payments.approve-rules': {
    allows: 'Approve that a rule, a channel or the turnover of a type of game is loosened',
    roles: ['risk'],
  },
  'reports.read': {
    allows: 'See the reports of the law: covered and structured amounts',
    roles: ['risk', 'auditor'],
  },
  'payments.cases': {
    allows: 'Claim and close cases of payments',
    roles: ['cashier', 'risk'],
  },

  'vouchers.create': {
    allows: 'Ask for a batch of vouchers, and make unused ones worthless',
    roles: ['cashier'],
    approvedBy: 'vouchers.approve',
  },
  'vouchers.approve': { allows: 'Approve a batch of vouchers', roles: ['risk'] },
  'vouchers.export': { allows: 'Export the codes of vouchers', roles: ['cashier'] },

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
    allows: 'Approve that a promotion is published',
    roles: ['promotions', 'risk'],
  },
  'promotions.pause': {
    allows: 'Pause a promotion, go on with it and end it, at once',
    roles: ['promotions', 'risk', 'support'],
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
      'Add goods, and change their words, pictures, price, stock and codes; for a lower price, ask',
    roles: ['promotions'],
    approvedBy: 'mall.approve',
  },
  'mall.approve': {
    allows: 'Approve a lower price in the mall',
    roles: ['promotions', 'risk'],
  },
  'mall.orders': {
    allows: 'Read whom an order is for, ship and cancel it',
    roles: ['promotions', 'support'],
  },

  'content.read': {
    allows: 'See documents, help, news and what else players read, with drafts and versions',
    roles: ['content', 'support', 'auditor'],
  },
  'announcements.edit': {
    allows: 'Write announcements, switch them on and off, and order them',
    roles: ['content'],
  },
  'content.edit': { allows: 'Write drafts of what players read', roles: ['content'] },
  'content.publish': {
    allows: 'Publish what players read, and undo a publication',
    roles: ['content'],
  },

  'content.legal': {
    allows: 'Ask to put a legal text in force: its draft, or an earlier version',
    roles: ['content'],
    approvedBy: 'content.approve-legal',
  },
  'content.approve-legal': {
    allows: 'Approve that a legal text is put in force',
    roles: ['content'],
  },

  'campaigns.read': {
    allows: 'See campaigns and invitations, and what came of them',
    roles: ['content', 'auditor'],
  },
  'campaigns.edit': {
    allows: 'Add and change campaigns, and the tags that they are measured by',
    roles: ['content'],
  },

  'support.read': {
    allows: 'Read conversations with players and their feedback',
    roles: ['support', 'risk', 'auditor'],
  },
  'support.answer': {
    allows: 'Claim and answer conversations and feedback, and keep answers ready',
    roles: ['support'],
  },

  'requests.read': {
    allows: 'See requests that wait for a second person',
    roles: ['risk', 'games', 'support', 'cashier', 'reviewer', 'promotions', 'content', 'auditor'],
  },
  'requests.decide': {
    allows: 'Decide requests of colleagues, each with the permission that it needs',
    roles: ['risk', 'games', 'promotions', 'content'],
  },

  'controls.read': {
    allows: 'See the controls of the house, their runs and the rows that broke them',
    roles: ['auditor', 'risk'],
  },
  'evidence.read': {
    allows: 'See the signed days and hold one against the data',
    roles: ['auditor', 'risk'],
  },
  'evidence.download': { allows: 'Take the pack of a signed day away', roles: ['auditor'] },
  'controls.run': { allows: 'Run a control of the house', roles: ['auditor', 'risk'] },

  'audit.read': { allows: 'Read the audit and verify its chain', roles: ['auditor', 'risk'] },
  'lists.export': {
    allows: 'Export a list that one may read, as CSV',
    roles: ['auditor', 'risk', 'cashier', 'games'],
  },

  'letters.read': {
    allows: 'See messages that were given up, without their content',
    roles: ['support', 'risk', 'auditor'],
  },
  'notices.publish': {
    allows: 'Show every player a notice of maintenance, and withdraw it',
    roles: ['support', 'games', 'content'],
  },
  'letters.resend': { allows: 'Send a dead letter again', roles: ['support'] },

  'partners.read': {
    allows: "See the partners' channels and how entries through them go",
    roles: ['support', 'risk', 'cashier', 'content', 'auditor'],
  },
  'partners.switch': {
    allows: "Close a partner's channel for new entries, and open it again",
    roles: ['risk', 'support'],
  },

  'staff.read': { allows: 'See staff, their roles and sessions', roles: ['auditor'] },
  'staff.manage': {
    allows: 'Switch staff off and on, end their sessions, and narrow roles',
    roles: [],
  },
  'staff.widen': {
    allows: 'Ask to invite somebody, or to give a colleague or a role more permissions',
    roles: [],
    approvedBy: 'staff.approve',
  },
  'staff.approve': {
    allows: 'Approve an invitation, or more permissions of a colleague or a role',
    roles: [],
  },
  'doors.read': {
    allows: 'See whether the house is open, and what it needs to be opened',
    roles: ['risk', 'games', 'cashier', 'content', 'support', 'auditor'],
  },
  'doors.open': {
    allows: 'Ask to open the house to players, or to attest what no server can know',
    roles: ['risk'],
    approvedBy: 'doors.approve-open',
  },
  'doors.approve-open': {
    allows: 'Approve that the house is opened, or what a colleague attests for it',
    roles: ['risk'],
  },
  'doors.close': { allows: 'Close the house to players, at once', roles: ['risk', 'support'] },
  'doors.test': {
    allows: 'Try what the house needs to be opened: a message, a payment of one peso',
    roles: ['risk', 'cashier'],
  },
  'settings.read': {
    allows: 'See brands and policies',
    roles: ['auditor', 'games', 'content', 'promotions', 'risk'],
  },
} as const satisfies Record<`${string}.${string}`, PermissionEntry>;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as Permission[];

/** What a role may do in a new installation. */
export function permissionsOf(role: Role): Permission[] {
  const isGiven = (name: Permission) => {
    const given: readonly Role[] = permissions[name].roles;
    return role === 'administrator' || given.includes(role);
  };
  return permissionNames.filter(isGiven);
}

/** Whether whoever may do the one could, with the other, do something more. */
export function isWider(held: readonly Permission[], wanted: readonly Permission[]): boolean {
  return wanted.some((name) => !held.includes(name));
}

/** The permission of the second person, if what is done with this one needs one. */
export function approverOf(permission: Permission): Permission | null {
  const entry: PermissionEntry = permissions[permission];
  return (entry.approvedBy as Permission | undefined) ?? null;
}
