import { msg } from '@lingui/core/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { StaffPromotion } from '@perya/contract/promotions/staff-calls/promotions';
import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import { say } from '@perya/contract/text';

export const stateNames = {
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  running: msg`Running`,
  paused: msg`Paused`,
  ended: msg`Ended`,
} as const;

/** What the kind and the promotion are called, in the language of the page. */
export function usePromotionWords() {
  const { language } = useLanguage();
  return {
    kindName: (kind: StaffPromotion['kind']) => say(promotionKinds[kind].title, language),
    nameOf: ({ name_en, name_tl }: Pick<StaffPromotion, 'name_en' | 'name_tl'>) =>
      say({ en: name_en, tl: name_tl }, language),
  };
}
