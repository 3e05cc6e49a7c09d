import { useLingui } from '@lingui/react/macro';
import { savePromotion } from '@perya/contract/promotions/staff-calls/deciding';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { type PromotionForm, readForm } from './promotion-form.ts';

export interface Edited {
  readonly kind: PromotionKindName;
  /** Null for a new one. */
  readonly id: number | null;
  /** The newest revision that was seen. */
  readonly seen: number;
  readonly first: PromotionForm;
}

/** What is typed of a promotion, by the names of the contract; what it says stands under `content`. */
export function useEditorForm({ kind, id, seen, first }: Edited) {
  return useCallForm(savePromotion, {
    typed: { content: first, words: '' },
    input: (typed) => ({
      id,
      kind,
      seen,
      content: readForm(kind, typed.content).content,
      words: typed.words,
    }),
    refuses: (typed) => [
      ...readForm(kind, typed.content).problems.map((name) => `content.${name}` as 'content'),
      typed.words.trim() === '' && 'words',
    ],
    words: useFieldWords(),
    refusals: {
      PROMOTION_PERIOD: 'content.ends_at',
      PROMOTION_CAPS: 'content.budget',
      PROMOTION_SPENT: 'content.budget',
      REASON_WORDS: 'words',
    },
  });
}
export type EditorForm = ReturnType<typeof useEditorForm>;

/** What is wrong with a field, in words. */
function useFieldWords() {
  const { t } = useLingui();
  const said = t`Players read this: say it in words`;
  const bound = t`An amount above 0, not more than the budget`;
  return {
    'content.name_en': said,
    'content.name_tl': said,
    'content.terms_en': said,
    'content.terms_tl': said,
    'content.starts_at': t`Say when it begins`,
    'content.ends_at': t`After it begins, or empty`,
    'content.uids': t`Numbers of players with commas, 1,000 at most`,
    'content.level_to': t`Not below the level that it begins with`,
    'content.budget_bound': t`Decide it: an amount, or no bound`,
    'content.budget': t`An amount above 0`,
    'content.day_cap': bound,
    'content.player_cap': bound,
    'content.exclusive_group': t`Small letters, digits and dashes`,
    words: t`Say why: it stands in the audit`,
  };
}
