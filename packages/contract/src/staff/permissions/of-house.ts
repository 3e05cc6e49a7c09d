import type { PermissionTable } from './permission-entry.ts';

/** What the house says, how it is run, and by whom. */
export const permissionsOfHouse = {
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
  'content.brand': {
    allows: 'Ask to make a brand, or to change its name, look, licence, helpline and contacts',
    roles: ['content'],
    approvedBy: 'content.approve-legal',
  },
  'content.approve-legal': {
    allows: 'Approve that a legal text is put in force, or what a brand is and says',
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
    roles: [
      'risk',
      'privacy',
      'games',
      'support',
      'cashier',
      'reviewer',
      'promotions',
      'content',
      'auditor',
      'aml',
    ],
  },
  'requests.decide': {
    allows: 'Decide requests of colleagues, each with the permission that it needs',
    roles: ['risk', 'games', 'promotions', 'content', 'aml', 'privacy'],
  },

  'controls.read': {
    allows: 'See the controls of the house, their runs and the rows that broke them',
    roles: ['auditor', 'risk', 'regulator'],
  },
  'events.read': {
    allows:
      'See significant events: large wins and transfers, exclusions, changes, outages, alarms',
    roles: ['auditor', 'risk', 'regulator'],
  },
  'evidence.read': {
    allows: 'See the signed days and hold one against the data',
    roles: ['auditor', 'risk', 'regulator'],
  },
  'funds.read': {
    allows: 'See what the house owed its players, day by day, as it was signed',
    roles: ['auditor', 'risk', 'cashier', 'regulator'],
  },
  'evidence.download': {
    allows: 'Take the pack of a signed day away',
    roles: ['auditor', 'regulator'],
  },
  'controls.run': { allows: 'Run a control of the house', roles: ['auditor', 'risk'] },

  'audit.read': {
    allows: 'Read the audit and verify its chain',
    // Of the AML desk its officers alone read: they look at each other.
    roles: ['auditor', 'risk', 'aml'],
  },
  'lists.export': {
    allows: 'Export a list that one may read, as CSV',
    roles: ['auditor', 'risk', 'cashier', 'games', 'regulator'],
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
  'releases.read': {
    allows: 'See what runs, whether its files are those of its release, and who approved it',
    roles: ['risk', 'auditor', 'regulator'],
  },
  'releases.verify': {
    allows: 'Have every process hold its files against the list of its release now',
    roles: ['risk', 'auditor'],
  },
  'releases.propose': {
    allows: 'Ask to approve a release',
    roles: ['risk'],
    approvedBy: 'releases.approve',
  },
  'releases.approve': { allows: 'Approve a release that a colleague asks for', roles: ['risk'] },
  'configuration.read': {
    allows:
      'See the configuration as one file, as it is or as it stood, and what files have changed',
    roles: ['auditor', 'risk'],
  },
  'configuration.import': {
    allows: 'Ask to bring in a file of configuration, or to undo one',
    roles: [],
    approvedBy: 'configuration.approve',
  },
  'configuration.approve': {
    allows: 'Approve a file of configuration, or that one is undone',
    roles: [],
  },
  'settings.read': {
    allows: 'See brands and policies',
    roles: ['auditor', 'games', 'content', 'promotions', 'risk'],
  },
} as const satisfies PermissionTable;
