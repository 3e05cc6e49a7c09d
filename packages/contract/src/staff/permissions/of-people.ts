import { isOutsideRole, type Role, roleNames } from '../roles.ts';
import type { PermissionTable } from './permission-entry.ts';

const seesPlayers: readonly Role[] = [
  'support',
  'risk',
  'reviewer',
  'cashier',
  'auditor',
  'aml',
  'privacy',
];

const ofTheHouse = roleNames.filter((role) => !isOutsideRole(role));

/** The app itself, players, their identity and their limits. */
export const permissionsOfPeople = {
  'own.use': { allows: 'Use the app: own session, password and saved views', roles: roleNames },
  'home.read': { allows: 'See queues, alarms and the health of the house', roles: ofTheHouse },

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
    roles: ['support', 'risk', 'reviewer', 'cashier', 'aml'],
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
  'players.restrict': {
    allows: 'Keep a player from deposits, play, withdrawals or bonuses for a while',
    roles: ['support', 'risk'],
  },
  'players.close': {
    allows: 'Ask to close the account of a player who asked for it, or to open it again',
    roles: ['support', 'risk', 'privacy'],
    approvedBy: 'players.approve-close',
  },
  'players.approve-close': {
    allows: 'Approve that an account is closed or opened again',
    roles: ['risk'],
  },
  'players.sessions': { allows: 'End the sessions of a player', roles: ['support', 'risk'] },
  'players.test': { allows: 'Make a player a test account, and no longer', roles: ['support'] },

  'kyc.read': {
    allows: 'See who waits for the identity check, masked, and how its desk stands',
    roles: ['reviewer', 'risk', 'support', 'auditor', 'aml'],
  },
  'kyc.documents': {
    allows: 'Look at documents and personal data of the identity check',
    roles: ['reviewer', 'risk', 'aml'],
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
  'kyc.branches': {
    allows: 'Add, change and retire branches, of which players name the nearest',
    roles: ['risk', 'content'],
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

  'care.read': {
    allows: 'See players whose play shows signs of harm, and every word with them about it',
    roles: ['risk', 'support', 'auditor'],
  },
  'care.contact': {
    allows: 'Write down a word with a player about their play, and what it changed',
    roles: ['risk', 'support'],
  },

  'privacy.read': {
    allows: 'See what players ask about their data, and incidents with personal data',
    roles: ['privacy', 'auditor'],
  },
  'privacy.work': {
    allows:
      'Answer what players ask about their data, and write down incidents; to end one, ask for it',
    roles: ['privacy'],
    approvedBy: 'privacy.approve',
  },
  'privacy.approve': {
    allows: 'Approve that an incident with personal data has ended',
    roles: ['privacy'],
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
  'limits.policy': {
    allows: 'Ask for another figure of the law by which players are protected',
    roles: ['risk'],
    approvedBy: 'limits.approve-policy',
  },
  'limits.approve-policy': {
    allows: 'Approve another figure of the law by which players are protected',
    roles: ['risk'],
  },
} as const satisfies PermissionTable;
