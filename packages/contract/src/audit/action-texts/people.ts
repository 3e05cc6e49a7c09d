import type { Text } from '../../text.ts';

/** What is written down about players: who they are, and what they may. */
export const actionsOnPeople = {
  'identity.registered': { en: 'Registered', tl: 'Nagparehistro' },
  'identity.logged-in': { en: 'Logged in', tl: 'Nag-login' },
  'identity.logged-out': { en: 'Logged out', tl: 'Nag-log out' },
  'identity.try-failed': { en: 'Failed to log in', tl: 'Hindi nakapag-login' },
  'identity.locked-out': {
    en: 'Was locked out after failed logins',
    tl: 'Na-lock out matapos ang mga nabigong login',
  },
  'identity.proved': {
    en: 'Proved who they are once more',
    tl: 'Muling nagpatunay ng pagkakakilanlan',
  },
  'identity.sessions-ended': { en: 'Ended sessions', tl: 'Tinapos ang mga session' },
  'identity.session-granted': { en: 'Was let in by a partner', tl: 'Pinapasok ng katuwang na app' },
  'identity.session-reused': {
    en: 'Used a session that was over',
    tl: 'Gumamit ng tapos nang session',
  },
  'identity.handover-made': { en: 'Went on in another app', tl: 'Nagpatuloy sa ibang app' },
  'identity.password-changed': { en: 'Changed the password', tl: 'Binago ang password' },
  'identity.phone-changed': { en: 'Changed the phone', tl: 'Binago ang telepono' },
  'identity.detail-changed': { en: 'Changed the profile', tl: 'Binago ang profile' },
  'identity.email-proved': { en: 'Proved the email address', tl: 'Pinatunayan ang email address' },
  'identity.passkey-changed': { en: 'Changed a passkey', tl: 'Binago ang passkey' },
  'identity.second-factor-changed': {
    en: 'Changed the second factor',
    tl: 'Binago ang second factor',
  },
  'identity.recovery-codes-renewed': {
    en: 'Renewed the recovery codes',
    tl: 'Pinalitan ang mga recovery code',
  },
  'identity.data-exported': { en: 'Took the own data along', tl: 'Kinuha ang sariling datos' },
  'identity.player-opened': {
    en: 'Opened the page of the player',
    tl: 'Binuksan ang pahina ng manlalaro',
  },
  'identity.player-revealed': {
    en: 'Saw a masked detail in full',
    tl: 'Nakita nang buo ang nakatagong detalye',
  },
  'identity.players-searched': { en: 'Searched for players', tl: 'Naghanap ng mga manlalaro' },
  'identity.search-refused': {
    en: 'Was refused a search for players',
    tl: 'Hindi pinayagang maghanap ng mga manlalaro',
  },
  'identity.test-account-switched': {
    en: 'Switched the test account',
    tl: 'Binago ang pagiging test account',
  },
  'identity.account-closed': { en: 'Closed the account', tl: 'Isinara ang account' },
  'identity.account-reopened': { en: 'Reopened the account', tl: 'Muling binuksan ang account' },
  'identity.account-erased': {
    en: 'Erased who the account belonged to',
    tl: 'Binura kung kanino ang account',
  },
  'kyc.submitted': {
    en: 'Sent in the identity check',
    tl: 'Ipinadala ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.submission-refused': {
    en: 'Was refused an identity check',
    tl: 'Hindi tinanggap ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.decided': {
    en: 'Decided the identity check',
    tl: 'Pinagpasyahan ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.demo-verified': { en: 'Was verified for the demo', tl: 'Na-verify para sa demo' },
  'kyc.frozen': {
    en: 'Froze the account, the check was overdue',
    tl: 'Na-freeze ang account dahil lampas na ang pagsusuri',
  },
  'kyc.blocked': { en: 'Blocked the player', tl: 'Na-block ang manlalaro' },
  'kyc.unblocked': { en: 'Unblocked the player', tl: 'Inalis ang block ng manlalaro' },
  'kyc.status-changed': { en: 'Changed the KYC status', tl: 'Binago ang KYC status' },
  'kyc.id-number-shared': {
    en: 'Found an ID number that another player has',
    tl: 'Nakita ang ID number na gamit din ng iba',
  },
  'kyc.review-read': {
    en: 'Read the identity check',
    tl: 'Binasa ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.review-claimed': {
    en: 'Claimed the identity check',
    tl: 'Inangkin ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.review-released': {
    en: 'Gave the identity check back',
    tl: 'Ibinalik ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.review-taken-over': {
    en: 'Took the identity check over',
    tl: 'Kinuha sa iba ang pagsusuri ng pagkakakilanlan',
  },
  'kyc.photo-seen': {
    en: 'Looked at a photo of the ID or the face',
    tl: 'Tiningnan ang litrato ng ID o ng mukha',
  },
  'kyc.scan-begun': { en: 'Began a scan of the ID', tl: 'Sinimulan ang scan ng ID' },
  'kyc.scan-ended': { en: 'Ended a scan of the ID', tl: 'Natapos ang scan ng ID' },
  'kyc.scan-settled': { en: 'Settled a scan of the ID', tl: 'Naayos ang scan ng ID' },
  'kyc.scan-refused': { en: 'Was refused a scan of the ID', tl: 'Hindi tinanggap ang scan ng ID' },
  'kyc.scan-erased': { en: 'Erased a scan of the ID', tl: 'Binura ang scan ng ID' },
  'kyc.version-erased': {
    en: 'Erased a version of the identity check',
    tl: 'Binura ang isang bersyon ng pagsusuri',
  },
  'kyc.completion-asked': {
    en: 'Asked to complete the identity check',
    tl: 'Hiniling na kumpletuhin ang pagsusuri',
  },
  'kyc.completion-changed': {
    en: 'Changed until when to complete the check',
    tl: 'Binago kung hanggang kailan kukumpletuhin ang pagsusuri',
  },
  'kyc.completion-taken-back': {
    en: 'No longer asks to complete the check',
    tl: 'Hindi na hinihiling na kumpletuhin ang pagsusuri',
  },
  'kyc.compliance-started': {
    en: 'Started a compliance window',
    tl: 'Sinimulan ang panahon ng compliance',
  },
  'kyc.compliance-changed': {
    en: 'Changed a compliance window',
    tl: 'Binago ang panahon ng compliance',
  },
  'kyc.compliance-ended': {
    en: 'Ended a compliance window',
    tl: 'Tinapos ang panahon ng compliance',
  },
  'kyc.list-drafted': { en: 'Drafted a watch-list', tl: 'Gumawa ng borador ng watch-list' },
  'kyc.list-imported': { en: 'Imported a watch-list', tl: 'Nag-import ng watch-list' },
  'kyc.list-read': { en: 'Read a watch-list', tl: 'Binasa ang watch-list' },
  'kyc.listed': {
    en: 'Found the player on a watch-list',
    tl: 'Nakita ang manlalaro sa watch-list',
  },
  'kyc.list-alike': {
    en: 'Found a likeness on a watch-list',
    tl: 'May nakitang kahawig sa watch-list',
  },
  'kyc.unlisted': {
    en: 'Found the player on no watch-list any more',
    tl: 'Wala na sa watch-list ang manlalaro',
  },
  'kyc.listing-decided': {
    en: 'Decided who is meant on a watch-list',
    tl: 'Pinagpasyahan kung sino ang nasa watch-list',
  },
  'kyc.branch-added': { en: 'Added a branch', tl: 'Nagdagdag ng sangay' },
  'kyc.branch-changed': { en: 'Changed a branch', tl: 'Binago ang sangay' },
  'kyc.branch-opened': { en: 'Opened a branch again', tl: 'Muling binuksan ang sangay' },
  'kyc.branch-retired': { en: 'Retired a branch', tl: 'Isinara ang sangay' },
  'limits.changed': { en: 'Changed the play limits', tl: 'Binago ang mga limit sa paglalaro' },
  'limits.excluded': { en: 'Excluded from play', tl: 'Pinagbawalang maglaro' },
  'limits.readmitted': { en: 'Ended an exclusion early', tl: 'Maagang tinapos ang pagbabawal' },
  'limits.restricted': {
    en: 'Restricted the player for a time',
    tl: 'Nilimitahan muna ang manlalaro',
  },
  'limits.reopened': { en: 'Ended a restriction early', tl: 'Maagang tinapos ang paglilimita' },
  'limits.form-taken': { en: 'Took a form of exclusion', tl: 'Kumuha ng form ng pagbabawal' },
  'limits.policy-changed': {
    en: 'Changed a figure of player protection',
    tl: 'Binago ang bilang para sa proteksiyon ng manlalaro',
  },
  'limits.inactive-warned': {
    en: 'Warned that the account will be dormant',
    tl: 'Binalaang magiging tulog ang account',
  },
  'limits.account-dormant': { en: 'Made the account dormant', tl: 'Naging tulog ang account' },
  'limits.dormancy-ended': {
    en: 'Used the dormant account again',
    tl: 'Muling ginamit ang tulog na account',
  },
  'care.opened': { en: 'Opened a case of harm', tl: 'Nagbukas ng kaso ng pinsala' },
  'care.contacted': {
    en: 'Had a word with the player about play',
    tl: 'Kinausap ang manlalaro tungkol sa paglalaro',
  },
  'aml.found': {
    en: 'A rule opened an AML case',
    tl: 'Nagbukas ng kaso ng AML ang isang tuntunin',
  },
  'aml.case-opened': { en: 'Opened an AML case', tl: 'Nagbukas ng kaso ng AML' },
  'aml.case-claimed': { en: 'Claimed an AML case', tl: 'Inangkin ang kaso ng AML' },
  'aml.case-read': { en: 'Read an AML case', tl: 'Binasa ang kaso ng AML' },
  'aml.case-decided': { en: 'Decided an AML case', tl: 'Pinagpasyahan ang kaso ng AML' },
  'aml.narrative-written': {
    en: 'Wrote the narrative of an AML case',
    tl: 'Isinulat ang salaysay ng kaso ng AML',
  },
  'aml.documents-asked': {
    en: 'Asked the player for documents',
    tl: 'Humiling ng mga dokumento sa manlalaro',
  },
  'aml.documents-given': { en: 'Gave documents', tl: 'Nagbigay ng mga dokumento' },
  'aml.document-seen': { en: 'Looked at a document', tl: 'Tiningnan ang dokumento' },
  'aml.file-taken': { en: 'Took the file of an AML report', tl: 'Kinuha ang file ng ulat ng AML' },
  'aml.report-filed': {
    en: 'Noted that an AML report was filed',
    tl: 'Itinala ang paghain ng ulat ng AML',
  },
  'aml.reports-filed': {
    en: 'Noted that AML reports were filed',
    tl: 'Itinala ang paghain ng mga ulat ng AML',
  },
  'aml.payouts-held': { en: 'Held the payouts', tl: 'Pinigilan ang mga bayad' },
  'aml.payouts-released': { en: 'Released the payouts', tl: 'Pinayagan na ang mga bayad' },
  'aml.rating-reviewed': { en: 'Reviewed a risk rating', tl: 'Sinuri ang antas ng panganib' },
  'aml.rule-changed': { en: 'Changed an AML rule', tl: 'Binago ang tuntunin ng AML' },
  'aml.rule-tried': {
    en: 'Tried an AML rule on the past',
    tl: 'Sinubok ang tuntunin ng AML sa nakaraan',
  },
  'aml.policy-changed': {
    en: 'Changed a figure of the AML law',
    tl: 'Binago ang bilang ng batas ng AML',
  },
  'privacy.asleep-found': {
    en: 'Found the account unused for years, with money',
    tl: 'Nakitang ilang taong hindi nagamit ang account, na may pera',
  },
  'privacy.asleep-over': {
    en: 'Took the account off the list of unused ones',
    tl: 'Inalis ang account sa listahan ng mga hindi nagagamit',
  },
  'privacy.asked': { en: 'Asked about their data', tl: 'Nagtanong tungkol sa sariling datos' },
  'privacy.request-claimed': {
    en: 'Claimed a privacy request',
    tl: 'Inangkin ang kahilingan sa privacy',
  },
  'privacy.request-answered': {
    en: 'Answered a privacy request',
    tl: 'Sinagot ang kahilingan sa privacy',
  },
  'privacy.incident-noted': {
    en: 'Noted an incident with personal data',
    tl: 'Itinala ang insidente sa personal na datos',
  },
  'privacy.incident-written': {
    en: 'Wrote down what an incident was',
    tl: 'Isinulat kung ano ang insidente',
  },
  'privacy.incident-ended': { en: 'Ended an incident', tl: 'Tinapos ang insidente' },
} as const satisfies Record<string, Text>;
