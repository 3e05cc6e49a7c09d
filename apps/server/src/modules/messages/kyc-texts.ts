import type { ReviewDecision } from '@perya/contract/kyc/staff-calls/reviews';
import { type RejectionReason, rejectionReasons } from '@perya/contract/rules/kyc-options';
import { type Language, say, type Text } from '@perya/contract/text';

interface Decided {
  brand: string;
  decision: ReviewDecision;
  reasons: readonly RejectionReason[];
}

/** The reasons before their advice, as a message has little room. */
const listed = (reasons: readonly RejectionReason[], language: Language) =>
  reasons.map((reason) => say(rejectionReasons[reason], language).split(':')[0]).join('; ');

function rejectedText({ brand, reasons }: Decided): Text {
  return {
    en: `Your identity check at ${brand} was not accepted: ${listed(reasons, 'en_US')}. Open KYC in your account to read why and to submit it again.`,
    tl: `Hindi tinanggap ang KYC mo sa ${brand}: ${listed(reasons, 'tl_PH')}. Buksan ang KYC sa account mo para mabasa kung bakit at ma-submit ulit.`,
  };
}

/** What the player is told of a decision; nothing of one that stays in the house. */
export function kycDecidedText(decided: Decided): Text | null {
  const { brand, decision } = decided;
  switch (decision) {
    case 'full':
      return {
        en: `Your identity check at ${brand} is approved. Everything in your account is open to you.`,
        tl: `Aprubado na ang KYC mo sa ${brand}. Bukas na sa iyo ang lahat sa account mo.`,
      };
    case 'basic':
      return {
        en: `Your identity check at ${brand} is approved in part. To withdraw, complete KYC in your account.`,
        tl: `Bahagyang aprubado ang KYC mo sa ${brand}. Para makapag-withdraw, kumpletuhin ang KYC sa account mo.`,
      };
    case 'reject':
      return rejectedText(decided);
    case 'return':
      return {
        en: `We need some of your identity check at ${brand} once more. Open KYC in your account: what to correct is marked there.`,
        tl: `Kailangan naming ulitin mo ang ilang bahagi ng KYC mo sa ${brand}. Buksan ang KYC sa account mo: nakamarka roon ang itatama.`,
      };
    case 'escalate':
      return null;
  }
}
