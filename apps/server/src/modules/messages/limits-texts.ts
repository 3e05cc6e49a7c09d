import {
  type RestrictedAction,
  reopenedText,
  restrictedText,
} from '@perya/contract/limits/restrictions';
import type { Text } from '@perya/contract/text';

interface LimitsChange {
  brand: string;
  /** Whether the house made it, and not the player. */
  byHouse: boolean;
}

export function playLimitsText({
  brand,
  byHouse,
  changes,
}: LimitsChange & { changes: readonly { action: string }[] }): Text {
  if (changes.every(({ action }) => action === 'lifted')) {
    return {
      en: `A play limit that we had set for your ${brand} account is yours to change again. Until you do, it stays as it was.`,
      tl: `Puwede mo na ulit baguhin ang isang limit sa paglalaro na itinakda namin sa ${brand} account mo. Nananatili ito hangga't hindi mo binabago.`,
    };
  }
  if (byHouse) {
    return {
      en: `We made the play limits of your ${brand} account stricter. Your account shows them; support can tell you why.`,
      tl: `Hinigpitan namin ang mga limit sa paglalaro ng ${brand} account mo. Makikita ang mga ito sa account mo; masasabi ng support kung bakit.`,
    };
  }
  return {
    en: `The play limits of your ${brand} account were changed. Your account shows what applies, and from when.`,
    tl: `Nabago ang mga limit sa paglalaro ng ${brand} account mo. Makikita sa account mo kung ano ang may bisa, at mula kailan.`,
  };
}

export function readmissionText({ brand }: { brand: string }): Text {
  return {
    en: `The exclusion of your ${brand} account has ended, as you asked: play and deposits are open again. Your play limits stay as they were. Support is there if you need help.`,
    tl: `Tapos na ang break sa paglalaro ng ${brand} account mo, ayon sa hiling mo: bukas na ulit ang paglalaro at deposit. Nananatili ang mga limit mo sa paglalaro. Narito ang support kung kailangan mo ng tulong.`,
  };
}

export function exclusionText({ brand, byHouse }: LimitsChange): Text {
  if (byHouse) {
    return {
      en: `We closed your ${brand} account for play and deposits. Your account shows until when; your balance can still be withdrawn, and support can tell you why.`,
      tl: `Isinara namin sa paglalaro at deposit ang ${brand} account mo. Makikita sa account mo kung hanggang kailan; puwede pa ring i-withdraw ang balanse, at masasabi ng support kung bakit.`,
    };
  }
  return {
    en: `Your ${brand} account is closed for play and deposits, as you asked. Your account shows until when; your balance can still be withdrawn.`,
    tl: `Sarado na sa paglalaro at deposit ang ${brand} account mo, ayon sa hiling mo. Makikita sa account mo kung hanggang kailan; puwede pa ring i-withdraw ang balanse.`,
  };
}

interface Restricted {
  brand: string;
  actions: readonly RestrictedAction[];
  /** Null where it ended before its time. */
  until: number | null;
  told: string;
}

export function restrictionText({ brand, actions, until, told }: Restricted): Text {
  const { en, tl } =
    until === null ? reopenedText(actions) : restrictedText(actions, new Date(until * 1000), told);
  return { en: `${brand}: ${en}`, tl: `${brand}: ${tl}` };
}

/** Of the balance no word more: whoever reads the message may be somebody else by now. */
export function inactiveText({ brand, day }: { brand: string; day: string }): Text {
  return {
    en: `You have not used your ${brand} account for a long time. Log in before ${day}, or it becomes dormant: your money stays yours, but play and withdrawals wait until you log in again with a code.`,
    tl: `Matagal mo nang hindi nagagamit ang ${brand} account mo. Mag-login bago ang ${day}, kung hindi ay magiging dormant ito: sa iyo pa rin ang pera mo, pero maghihintay ang laro at withdrawal hanggang mag-login ka ulit gamit ang code.`,
  };
}

export function dormantAccountText({ brand }: { brand: string }): Text {
  return {
    en: `Your ${brand} account is dormant, because it was not used for a long time. Your money stays yours. Log in with a code to your phone to play or withdraw again.`,
    tl: `Dormant na ang ${brand} account mo dahil matagal itong hindi nagamit. Sa iyo pa rin ang pera mo. Mag-login gamit ang code sa phone mo para makapaglaro o makapag-withdraw ulit.`,
  };
}

export function dormancyEndedText({ brand }: { brand: string }): Text {
  return {
    en: `Your ${brand} account is active again: somebody logged in with a code. If it was not you, contact support at once.`,
    tl: `Active na ulit ang ${brand} account mo: may nag-login gamit ang code. Kung hindi ikaw iyon, makipag-ugnayan agad sa support.`,
  };
}

/** Which list it is nobody is told by a message. */
export function listedText({ brand }: { brand: string }): Text {
  return {
    en: `Your ${brand} account is closed for play and deposits, because the law names a person of your name and birthday who may not play. Your balance can still be withdrawn. If that is somebody else, contact support.`,
    tl: `Sarado sa paglalaro at deposit ang ${brand} account mo, dahil may taong may pangalan at kaarawan mo na bawal maglaro ayon sa batas. Puwede pa ring i-withdraw ang balanse. Kung ibang tao iyon, makipag-ugnayan sa support.`,
  };
}

export function unlistedText({ brand }: { brand: string }): Text {
  return {
    en: `Your ${brand} account is open for play and deposits again: you are not the person whom the law names.`,
    tl: `Bukas na ulit sa paglalaro at deposit ang ${brand} account mo: hindi ikaw ang taong tinutukoy ng batas.`,
  };
}
