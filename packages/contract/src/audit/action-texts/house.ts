import type { Text } from '../../text.ts';

/** What is written down about the house, what it shows and what it says. */
export const actionsOfHouse = {
  'announcements.added': { en: 'Added an announcement', tl: 'Nagdagdag ng anunsiyo' },
  'announcements.changed': { en: 'Changed an announcement', tl: 'Binago ang anunsiyo' },
  'announcements.moved': { en: 'Moved an announcement', tl: 'Inilipat ang anunsiyo' },
  'announcements.switched-on': { en: 'Switched an announcement on', tl: 'Binuksan ang anunsiyo' },
  'announcements.switched-off': { en: 'Switched an announcement off', tl: 'Isinara ang anunsiyo' },
  'campaigns.added': { en: 'Added a campaign', tl: 'Nagdagdag ng kampanya' },
  'campaigns.changed': { en: 'Changed a campaign', tl: 'Binago ang kampanya' },
  'content.agreed': { en: 'Agreed to a document', tl: 'Sumang-ayon sa dokumento' },
  'content.brand-changed': {
    en: 'Changed the facts of a brand',
    tl: 'Binago ang mga datos ng brand',
  },
  'content.brand-made': { en: 'Made a brand', tl: 'Gumawa ng brand' },
  'content.brand-look-changed': {
    en: 'Changed the look of a brand',
    tl: 'Binago ang itsura ng brand',
  },
  'content.home-changed': { en: 'Changed a home page', tl: 'Binago ang home page' },
  'content.piece-begun': {
    en: 'Began a document or article',
    tl: 'Nagsimula ng dokumento o artikulo',
  },
  'content.draft-saved': { en: 'Saved a draft', tl: 'Na-save ang borador' },
  'content.draft-dropped': { en: 'Threw a draft away', tl: 'Itinapon ang borador' },
  'content.published': {
    en: 'Published a document or article',
    tl: 'Inilathala ang dokumento o artikulo',
  },
  'content.put-in-force': {
    en: 'Put an earlier version in force',
    tl: 'Muling pinairal ang naunang bersyon',
  },
  'content.scheduled': {
    en: 'Scheduled a draft',
    tl: 'Itinakda kung kailan ilalathala ang borador',
  },
  'content.unscheduled': { en: 'Took a schedule back', tl: 'Binawi ang takdang paglalathala' },
  'content.schedule-overtaken': {
    en: 'A schedule was overtaken',
    tl: 'Naunahan ang takdang paglalathala',
  },
  'content.schedule-not-allowed': {
    en: 'A schedule was no longer allowed',
    tl: 'Hindi na pinayagan ang takdang paglalathala',
  },
  'messages.notice-published': { en: 'Published a notice', tl: 'Naglathala ng abiso' },
  'messages.notice-withdrawn': { en: 'Withdrew a notice', tl: 'Binawi ang abiso' },
  'messages.notice-chosen': {
    en: 'Chose which notices come',
    tl: 'Pinili kung aling abiso ang darating',
  },
  'messages.push-added': { en: 'Switched push notices on', tl: 'Binuksan ang push na abiso' },
  'messages.push-removed': { en: 'Switched push notices off', tl: 'Isinara ang push na abiso' },
  'partners.allowed': { en: 'Allowed a partner’s app', tl: 'Pinayagan ang katuwang na app' },
  'partners.linked': {
    en: 'Linked the account with a partner’s',
    tl: 'Ikinonekta ang account sa katuwang',
  },
  'partners.unlinked': {
    en: 'Unlinked the account from a partner’s',
    tl: 'Tinanggal ang koneksiyon sa katuwang',
  },
  'partners.channel-opened': {
    en: 'Opened a partner’s channel',
    tl: 'Binuksan ang channel ng katuwang',
  },
  'partners.channel-closed': {
    en: 'Closed a partner’s channel',
    tl: 'Isinara ang channel ng katuwang',
  },
  'partners.channel-switched': {
    en: 'Switched a partner’s channel',
    tl: 'Binago ang channel ng katuwang',
  },
  'support.message-sent': { en: 'Wrote to the house', tl: 'Sumulat sa bahay' },
  'support.answered': { en: 'Answered the player', tl: 'Sinagot ang manlalaro' },
  'support.conversation-claimed': { en: 'Claimed the conversation', tl: 'Inangkin ang usapan' },
  'support.conversation-released': { en: 'Gave the conversation back', tl: 'Ibinalik ang usapan' },
  'support.conversation-taken-over': {
    en: 'Took the conversation over',
    tl: 'Kinuha sa iba ang usapan',
  },
  'support.conversation-closed': { en: 'Closed the conversation', tl: 'Isinara ang usapan' },
  'support.conversation-tagged': {
    en: 'Tagged the conversation',
    tl: 'Nilagyan ng tag ang usapan',
  },
  'support.canned-answer-saved': { en: 'Saved a canned reply', tl: 'Na-save ang handang sagot' },
  'support.canned-answer-removed': { en: 'Removed a canned reply', tl: 'Inalis ang handang sagot' },
  'support.feedback-given': { en: 'Gave feedback', tl: 'Nagbigay ng feedback' },
  'support.feedback-answered': { en: 'Answered feedback', tl: 'Sinagot ang feedback' },
  'support.feedback-closed': { en: 'Closed feedback', tl: 'Isinara ang feedback' },
  'support.picture-seen': {
    en: 'Looked at a picture in a conversation',
    tl: 'Tiningnan ang larawan sa usapan',
  },
  'configuration.drafted': { en: 'Read a configuration in', tl: 'Binasa ang configuration' },
  'configuration.imported': { en: 'Imported a configuration', tl: 'Nag-import ng configuration' },
  'configuration.exported': { en: 'Exported the configuration', tl: 'Nag-export ng configuration' },
  'configuration.undone': { en: 'Undid a configuration', tl: 'Binawi ang configuration' },
  'doors.opened': { en: 'Opened the house', tl: 'Binuksan ang bahay' },
  'doors.closed': { en: 'Closed the house', tl: 'Isinara ang bahay' },
  'doors.attested': {
    en: 'Attested a line of the opening',
    tl: 'Pinatunayan ang isang linya ng pagbubukas',
  },
  'doors.test-begun': {
    en: 'Began a test of the opening',
    tl: 'Nagsimula ng pagsubok sa pagbubukas',
  },
  'doors.test-passed': {
    en: 'Passed a test of the opening',
    tl: 'Pumasa sa pagsubok sa pagbubukas',
  },
  'house.alarm-acknowledged': { en: 'Acknowledged an alarm', tl: 'Kinilala ang alarma' },
  'house.case-assigned': { en: 'Gave a case to a colleague', tl: 'Ibinigay ang kaso sa kasamahan' },
  'house.shift-ended': { en: 'Ended a shift', tl: 'Tinapos ang shift' },
  'house.queue-due-set': {
    en: 'Set how long a queue may wait',
    tl: 'Itinakda kung gaano katagal maghihintay ang pila',
  },
  'house.check-sound': {
    en: 'A check found nothing wrong',
    tl: 'Walang nakitang mali ang pagsusuri',
  },
  'house.check-broken': {
    en: 'A check found something wrong',
    tl: 'May nakitang mali ang pagsusuri',
  },
  'house.check-cancelled': { en: 'Canceled a check', tl: 'Kinansela ang pagsusuri' },
  'house.letters-forgotten': {
    en: 'Forgot failed messages that nobody had sent again',
    tl: 'Kinalimutan ang mga mensaheng nabigo na walang muling nagpadala',
  },
  'house.letters-resent': {
    en: 'Sent failed messages again',
    tl: 'Muling ipinadala ang mga mensaheng nabigo',
  },
  'house.month-sealed': {
    en: 'Sealed a month of the ledger',
    tl: 'Sinelyuhan ang isang buwan ng ledger',
  },
  'house.process-lost': { en: 'Lost a process', tl: 'May nawalang proseso' },
  'house.report-mail-begun': { en: 'Asked for a report by email', tl: 'Humiling ng ulat sa email' },
  'house.report-mail-ended': { en: 'Stopped a report by email', tl: 'Itinigil ang ulat sa email' },
  'house.report-mailed': { en: 'Sent a report by email', tl: 'Nagpadala ng ulat sa email' },
  'house.report-not-mailed': {
    en: 'Did not send a report by email',
    tl: 'Hindi naipadala ang ulat sa email',
  },
  'release.approved': { en: 'Approved a release', tl: 'Inaprubahan ang release' },
  'release.verification-asked': {
    en: 'Had the program looked at again',
    tl: 'Ipinasuri muli ang program',
  },
  'release.program-differs': { en: 'Found a program that differs', tl: 'Nakitang iba ang program' },
  'release.unapproved': {
    en: 'Found a release that nobody approved',
    tl: 'May release na hindi naaprubahan',
  },
  'audit.chain-verified': {
    en: 'Verified the chain of the audit',
    tl: 'Nasuri ang kadena ng audit',
  },
  'audit.chain-broken': {
    en: 'Found the chain of the audit broken',
    tl: 'Nakitang putol ang kadena ng audit',
  },
} as const satisfies Record<string, Text>;
