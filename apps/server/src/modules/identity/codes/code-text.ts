import type { OtpPurpose } from '@perya/contract/identity/calls/session';
import type { Text } from '@perya/contract/text';

/** What the code opens: whoever is asked for it by somebody else reads what they would give away. */
const uses: Record<OtpPurpose, Text> = {
  any: { en: '', tl: '' },
  login: { en: ' to log in', tl: ' para mag-log in' },
  password: { en: ' to change your password', tl: ' para palitan ang iyong password' },
  retrieve: { en: ' to reset your password', tl: ' para i-reset ang iyong password' },
  email: { en: ' to confirm this email address', tl: ' para kumpirmahin ang email address na ito' },
  phone: {
    en: ' to make this the number of an account',
    tl: ' para maging numero ito ng isang account',
  },
  proof: {
    en: ' to change how one gets into your account',
    tl: ' para baguhin kung paano makakapasok sa iyong account',
  },
};

export function codeText(brandName: string, code: string, purpose: OtpPurpose): Text {
  const use = uses[purpose];
  return {
    en: `${code} is your ${brandName} code${use.en}. It is good for 10 minutes. Never share it with anyone.`,
    tl: `${code} ang iyong ${brandName} code${use.tl}. Gamitin sa loob ng 10 minuto. Huwag ibahagi kaninuman.`,
  };
}
