import type { Text } from '../../text.ts';

/** What is written down about staff. */
export const actionsOfColleagues = {
  'staff.signed-in': { en: 'Logged in to the staff app', tl: 'Nag-login sa app ng staff' },
  'staff.signed-out': { en: 'Logged out of the staff app', tl: 'Nag-log out sa app ng staff' },
  'staff.enrolled': { en: 'Logged in for the first time', tl: 'Unang nag-login' },
  'staff.try-failed': {
    en: 'Failed to log in to the staff app',
    tl: 'Hindi nakapag-login sa app ng staff',
  },
  'staff.locked-out': {
    en: 'Was locked out of the staff app after failed logins',
    tl: 'Na-lock out sa app ng staff matapos ang mga nabigong login',
  },
  'staff.call-refused': {
    en: 'Was refused what the role may not do',
    tl: 'Hindi pinayagan ng tungkulin',
  },
  'staff.network-refused': {
    en: 'Was refused from another network',
    tl: 'Hindi pinayagan mula sa ibang network',
  },
  'staff.looked': { en: 'Looked at something, from outside', tl: 'Tumingin, mula sa labas' },
  'staff.list-exported': { en: 'Exported a list', tl: 'Nag-export ng listahan' },
  'staff.export-refused': { en: 'Was refused an export', tl: 'Hindi pinayagang mag-export' },
  'staff.note-added': {
    en: 'Noted something about the player',
    tl: 'Nagtala tungkol sa manlalaro',
  },
  'staff.player-tagged': { en: 'Tagged the player', tl: 'Nilagyan ng tag ang manlalaro' },
  'staff.player-untagged': { en: 'Took a tag from the player', tl: 'Inalis ang tag ng manlalaro' },
  'staff.request-asked': { en: 'Asked a second person', tl: 'Humiling sa ikalawang tao' },
  'staff.request-approved': { en: 'Approved a request', tl: 'Inaprubahan ang kahilingan' },
  'staff.request-declined': { en: 'Declined a request', tl: 'Tinanggihan ang kahilingan' },
  'staff.request-withdrawn': { en: 'Withdrew a request', tl: 'Binawi ang kahilingan' },
  'staff.request-expired': { en: 'A request expired', tl: 'Nag-expire ang kahilingan' },
  'staff.request-failed': {
    en: 'A request could not be carried out',
    tl: 'Hindi natuloy ang kahilingan',
  },
  'staff.request-refused': { en: 'Was refused a request', tl: 'Hindi pinayagan sa kahilingan' },
  'staff.part-collected': {
    en: 'Collected what an approval left',
    tl: 'Kinuha ang naiwan ng pag-apruba',
  },
  'staff.invited': { en: 'Invited a colleague', tl: 'Inimbita ang kasamahan' },
  'staff.invited-again': { en: 'Invited a colleague again', tl: 'Muling inimbita ang kasamahan' },
  'staff.invitation-taken': { en: 'Took an invitation', tl: 'Tinanggap ang imbitasyon' },
  'staff.account-made': { en: 'Made an account of staff', tl: 'Gumawa ng account ng staff' },
  'staff.demo-equipped': {
    en: 'Made the accounts of the demo',
    tl: 'Gumawa ng mga account ng demo',
  },
  'staff.linked': { en: 'Linked a company account', tl: 'Ikinonekta ang account ng kompanya' },
  'staff.unlinked': { en: 'Unlinked a company account', tl: 'Tinanggal ang account ng kompanya' },
  'staff.company-refused': {
    en: 'Was refused by the company’s login',
    tl: 'Hindi pinapasok ng login ng kompanya',
  },
  'staff.company-shown': {
    en: 'Showed a company account',
    tl: 'Ipinakita ang account ng kompanya',
  },
  'staff.passkey-added': {
    en: 'Added a passkey of their own',
    tl: 'Nagdagdag ng sariling passkey',
  },
  'staff.passkey-removed': {
    en: 'Removed a passkey of their own',
    tl: 'Inalis ang sariling passkey',
  },
  'staff.password-changed': {
    en: 'Changed a password of staff',
    tl: 'Binago ang password ng staff',
  },
  'staff.phone-changed': { en: 'Changed a phone of staff', tl: 'Binago ang telepono ng staff' },
  'staff.session-granted': { en: 'Was let in by a command', tl: 'Pinapasok ng command' },
  'staff.sessions-ended': {
    en: 'Ended sessions of a colleague',
    tl: 'Tinapos ang mga session ng kasamahan',
  },
  'staff.own-sessions-ended': { en: 'Ended own sessions', tl: 'Tinapos ang mga sariling session' },
  'staff.switched-on': {
    en: 'Switched an account of staff on',
    tl: 'Binuksan ang account ng staff',
  },
  'staff.switched-off': {
    en: 'Switched an account of staff off',
    tl: 'Isinara ang account ng staff',
  },
  'staff.term-changed': {
    en: 'Changed the last day of access',
    tl: 'Binago ang huling araw ng access',
  },
  'staff.role-changed': { en: 'Changed somebody’s role', tl: 'Binago ang tungkulin ng isang tao' },
  'staff.role-added': { en: 'Added a role', tl: 'Nagdagdag ng tungkulin' },
  'staff.role-removed': { en: 'Removed a role', tl: 'Inalis ang tungkulin' },
  'staff.roles-added': {
    en: 'Added the roles of a release',
    tl: 'Nagdagdag ng mga tungkulin ng release',
  },
  'staff.role-permissions-changed': {
    en: 'Changed what a role may do',
    tl: 'Binago ang magagawa ng tungkulin',
  },
  'staff.role-networks-changed': {
    en: 'Changed from where a role may work',
    tl: 'Binago kung saan puwedeng gamitin ang tungkulin',
  },
} as const satisfies Record<string, Text>;
