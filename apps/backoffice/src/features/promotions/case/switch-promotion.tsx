import { useLingui } from '@lingui/react/macro';
import { switchPromotion } from '@perya/contract/promotions/staff-calls/deciding';
import type { StaffPromotionDetail } from '@perya/contract/promotions/staff-calls/promotions';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { usePromotionWords } from '../list/promotion-words.ts';

interface SwitchPromotionProps {
  readonly promotion: StaffPromotionDetail;
  readonly to: 'paused' | 'running' | 'ended';
}

function useSwitchWords({ promotion, to }: SwitchPromotionProps) {
  const { t } = useLingui();
  const { nameOf } = usePromotionWords();
  const name = nameOf(promotion);
  const isDraft = promotion.state === 'draft';
  return {
    paused: {
      button: t`Pause`,
      title: t`Pause ${name}`,
      consequence: t`From now on it gives nothing and players do not see it. What they have of it stays theirs.`,
    },
    running: {
      button: t`Continue`,
      title: t`Go on with ${name}`,
      consequence: t`It gives again from now on, also what was owed for days that are over.`,
    },
    ended: {
      button: isDraft ? t`Discard` : t`End`,
      title: isDraft ? t`Discard ${name}` : t`End ${name}`,
      consequence: isDraft
        ? t`The draft is put away and cannot be published any more.`
        : t`Nothing can be earned any more from now on. What was earned before is still given.`,
    },
  }[to];
}

/** Pauses a promotion, goes on with it or ends it, at once. */
export function SwitchPromotion({ promotion, to }: SwitchPromotionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const words = useSwitchWords({ promotion, to });
  const { submit, isBusy, problem, setProblem } = useSubmit(switchPromotion, {
    problemIn: 'form',
    onDone: () => setOpen(false),
  });
  const begin = () => {
    setProblem(undefined);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={begin}>{words.button}</Button>
      {isOpen && (
        <DecisionDialog
          open
          onClose={() => setOpen(false)}
          title={words.title}
          consequence={words.consequence}
          reasons={[
            { value: 'planned', label: t`Planned` },
            ...(to === 'running'
              ? [{ value: 'mended', label: t`It is mended` }]
              : [
                  { value: 'wrong', label: t`Something is wrong with it` },
                  { value: 'cost', label: t`It costs too much` },
                ]),
            { value: 'regulator', label: t`The regulator or the law asks for it` },
            { value: 'other', label: t`Another reason` },
          ]}
          decideLabel={words.button}
          onDecide={(reason) => void submit({ id: promotion.id, to, words: reason })}
          busy={isBusy}
          problem={problem}
          isDangerous={to !== 'running'}
        />
      )}
    </>
  );
}
