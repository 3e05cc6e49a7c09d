import { lengths } from '@perya/contract/constants';
import { manilaDay } from '@perya/contract/manila-time';
import { maskEmail } from '@perya/contract/rules/account-fields';
import { maskPhone } from '@perya/contract/rules/phone';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';

interface Place {
  brand: string;
  device: string;
  address: string;
}

const notYou = {
  en: 'If this was not you, change your password and log out that device.',
  tl: 'Kung hindi ikaw ito, palitan ang password at i-log out ang device.',
};

const askSupport = {
  en: 'If this was not you, contact support at once.',
  tl: 'Kung hindi ikaw ito, makipag-ugnayan agad sa support.',
};

/** For a device's notification, which says nothing of what it is about. */
export function changedText(brand: string): Text {
  return {
    en: `There is news about your ${brand} account. Open the app to read it.`,
    tl: `May balita tungkol sa ${brand} account mo. Buksan ang app para basahin.`,
  };
}

export function newDeviceText({ brand, device, address }: Place): Text {
  return {
    en: `New login to your ${brand} account: ${device}, ${address}. ${notYou.en}`,
    tl: `May bagong login sa ${brand} account mo: ${device}, ${address}. ${notYou.tl}`,
  };
}

export function passwordText({ brand, device, address }: Place): Text {
  return {
    en: `The password of your ${brand} account was changed: ${device}, ${address}. ${askSupport.en}`,
    tl: `Napalitan ang password ng ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
  };
}

export function secondFactorText({ brand, device, address }: Place, isOn: boolean): Text {
  return isOn
    ? {
        en: `The authenticator app of your ${brand} account was switched on: ${device}, ${address}. ${askSupport.en}`,
        tl: `Binuksan ang authenticator app ng ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
      }
    : {
        en: `The authenticator app of your ${brand} account was switched off: ${device}, ${address}. ${askSupport.en}`,
        tl: `Isinara ang authenticator app ng ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
      };
}

export function passkeyText({
  brand,
  device,
  address,
  name,
  isAdded,
}: Place & { name: string; isAdded: boolean }): Text {
  return isAdded
    ? {
        en: `A passkey (${name}) was added to your ${brand} account: ${device}, ${address}. ${askSupport.en}`,
        tl: `May idinagdag na passkey (${name}) sa ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
      }
    : {
        en: `The passkey ${name} was removed from your ${brand} account: ${device}, ${address}. ${askSupport.en}`,
        tl: `Tinanggal ang passkey na ${name} sa ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
      };
}

export function recoveryCodesText({ brand, device, address }: Place): Text {
  return {
    en: `New recovery codes of your ${brand} account were made: ${device}, ${address}. ${askSupport.en}`,
    tl: `Gumawa ng mga bagong recovery code ng ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
  };
}

export function dataExportedText({ brand, device, address }: Place): Text {
  return {
    en: `A copy of the data of your ${brand} account was downloaded: ${device}, ${address}. ${askSupport.en}`,
    tl: `May nag-download ng kopya ng data ng ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
  };
}

export function accountClosedText({ brand, until }: { brand: string; until: string }): Text {
  const day = manilaDay(new Date(until));
  return {
    en: `Your ${brand} account was closed. Until ${day} a login with your phone number opens it again. ${askSupport.en}`,
    tl: `Naisara ang ${brand} account mo. Hanggang ${day}, mabubuksan ulit ito sa pag-login gamit ang phone number mo. ${askSupport.tl}`,
  };
}

export function accountReopenedText({ brand }: { brand: string }): Text {
  return {
    en: `Your ${brand} account is open again. ${askSupport.en}`,
    tl: `Bukas na ulit ang ${brand} account mo. ${askSupport.tl}`,
  };
}

interface Payout {
  channel: string;
  endsIn: string;
}

export function accountAddedText({
  brand,
  device,
  address,
  channel,
  endsIn,
}: Place & Payout): Text {
  return {
    en: `A withdrawal account was added to your ${brand} account: ${channel} ending in ${endsIn}; ${device}, ${address}. ${askSupport.en}`,
    tl: `May idinagdag na withdrawal account sa ${brand} account mo: ${channel} na nagtatapos sa ${endsIn}; ${device}, ${address}. ${askSupport.tl}`,
  };
}

export function withdrawalText({
  brand,
  channel,
  endsIn,
  isHeld,
  ...withdrawal
}: Win & Payout & { isHeld: boolean }): Text {
  const amount = amountOf({ brand, ...withdrawal });
  const held = isHeld
    ? { en: ' We review it before it is paid.', tl: ' Susuriin muna namin ito bago bayaran.' }
    : { en: '', tl: '' };
  return {
    en: `A withdrawal of ${amount} from your ${brand} account to ${channel} ending in ${endsIn} was requested.${held.en} ${askSupport.en}`,
    tl: `May humiling ng withdrawal na ${amount} mula sa ${brand} account mo papunta sa ${channel} na nagtatapos sa ${endsIn}.${held.tl} ${askSupport.tl}`,
  };
}

export function emailText({ brand, device, address }: Place): Text {
  return {
    en: `The email address of your ${brand} account was changed: ${device}, ${address}. ${askSupport.en}`,
    tl: `Napalitan ang email address ng ${brand} account mo: ${device}, ${address}. ${askSupport.tl}`,
  };
}

export function emailProvedText({
  brand,
  device,
  address,
  email,
}: Place & { email: string }): Text {
  const masked = maskEmail(email);
  return {
    en: `The email address ${masked} of your ${brand} account was confirmed and can reset your password: ${device}, ${address}. ${askSupport.en}`,
    tl: `Nakumpirma ang email address na ${masked} ng ${brand} account mo at puwede nang mag-reset ng password: ${device}, ${address}. ${askSupport.tl}`,
  };
}

export function phoneText({ brand, device, address, after }: Place & { after: string }): Text {
  const masked = maskPhone(phoneDigits(after));
  return {
    en: `The phone number of your ${brand} account is now ${masked}: ${device}, ${address}. Withdrawals wait 24 hours. ${askSupport.en}`,
    tl: `Ang numero ng ${brand} account mo ay ${masked} na: ${device}, ${address}. Maghihintay nang 24 oras ang mga withdrawal. ${askSupport.tl}`,
  };
}

/** A contact has the country's code before the number. */
const phoneDigits = (contact: string) => contact.slice(-lengths.phoneDigits);

export function blockedText(brand: string): Text {
  return {
    en: `Your ${brand} account was blocked for a violation of the rules of the regulator or of this site. You are logged out, and open rounds are finished. If you think this is a mistake, contact support.`,
    tl: `Na-block ang ${brand} account mo dahil sa paglabag sa mga patakaran ng regulator o ng site na ito. Naka-log out ka na, at tinatapos ang mga bukas na round. Kung sa tingin mo ay mali ito, makipag-ugnayan sa support.`,
  };
}

export function unblockedText(brand: string): Text {
  return {
    en: `Your ${brand} account is no longer blocked. You can log in again.`,
    tl: `Hindi na naka-block ang ${brand} account mo. Puwede ka nang mag-login ulit.`,
  };
}

interface Win {
  brand: string;
  /** In centavos. */
  amount: number;
}

const amountOf = ({ amount }: Win) => formatPesos(centavos(amount));

export function winHeldText(win: Win): Text {
  return {
    en: `Your win of ${amountOf(win)} at ${win.brand} is being checked before it is paid. You do not need to do anything; we will tell you when it is done.`,
    tl: `Sinusuri muna ang panalo mong ${amountOf(win)} sa ${win.brand} bago ito bayaran. Wala kang kailangang gawin; sasabihan ka namin kapag tapos na.`,
  };
}

export function winReleasedText(win: Win): Text {
  return {
    en: `Your win of ${amountOf(win)} at ${win.brand} was checked and is in your balance.`,
    tl: `Nasuri na ang panalo mong ${amountOf(win)} sa ${win.brand} at nasa balanse mo na.`,
  };
}

export function winRefusedText(win: Win): Text {
  return {
    en: `Your win of ${amountOf(win)} at ${win.brand} was checked and cannot be paid. Support can tell you why.`,
    tl: `Nasuri ang panalo mong ${amountOf(win)} sa ${win.brand} at hindi ito mababayaran. Masasabi ng support kung bakit.`,
  };
}

/** Nobody is told why: the same is asked of many. */
export function documentsAskedText({ brand }: { brand: string }): Text {
  return {
    en: `${brand} asks you for documents about your account. Open the app: My, Documents we asked for. We never ask for them by a link.`,
    tl: `Humihingi ang ${brand} ng mga dokumento tungkol sa account mo. Buksan ang app: Ako, Mga dokumentong hiningi namin. Hindi namin hinihingi ang mga ito sa pamamagitan ng link.`,
  };
}

export function jackpotWonText({ name, ...win }: Win & { name: Text }): Text {
  return {
    en: `You won the jackpot ${name.en} at ${win.brand}: ${amountOf(win)}. It is in your balance.`,
    tl: `Napanalunan mo ang jackpot na ${name.tl} sa ${win.brand}: ${amountOf(win)}. Nasa balanse mo na ito.`,
  };
}
