import { useLingui } from '@lingui/react/macro';
import { excludeSelf } from '@perya/contract/limits/calls/limits';
import { type ExclusionPeriod, exclusionTerms } from '@perya/contract/rules/play-limits';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { useForm } from '../../lib/fields/use-form.ts';
import { openModal } from '../../lib/modals/open-modal.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { usePeriodNames } from './use-period-names.ts';

interface Question {
  readonly title: string;
  readonly period: ExclusionPeriod;
  readonly irrevocableMonths: number;
  readonly onExcluded: () => void;
}

export function askToExclude({ title, ...asked }: Question): void {
  openModal({
    title,
    presentation: 'center',
    closeOnMask: false,
    closeOnEscape: true,
    content: (close) => <Exclude {...asked} onClose={close} />,
  });
}

interface ExcludeProps extends Omit<Question, 'title'> {
  readonly onClose: () => void;
}

/** Whether somebody may end it after its first months. */
function isEverOpen(period: ExclusionPeriod, irrevocableMonths: number): boolean {
  const term = exclusionTerms[period];
  return term !== null && term.unit === 'month' && term.count > irrevocableMonths;
}

/** An exclusion cannot be ended at will, so the confirmation must be typed. */
function Exclude({ period, irrevocableMonths, onExcluded, onClose }: ExcludeProps) {
  const { t } = useLingui();
  const names = usePeriodNames();
  const word = t`STOP`;
  const form = useForm({
    start: { typed: '' },
    problemsOf: ({ typed }) => ({
      typed: typed.trim().toUpperCase() !== word && t`Type the word ${word}`,
    }),
  });
  const { submit, isBusy } = useSubmit(excludeSelf, {
    problemOf: form.refusing('typed'),
    onDone: () => {
      onExcluded();
      toast.success(t`You are on a break from play`);
      onClose();
    },
  });
  const name = names[period];
  const send = form.sendBy(() => submit({ period }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <p>
        {t`How long: ${name}`}.{' '}
        <strong>
          {isEverOpen(period, irrevocableMonths)
            ? t`It cannot be ended in the first ${irrevocableMonths} months, not even by support.`
            : t`It cannot be ended sooner, not even by support.`}
        </strong>
      </p>
      <TextField
        label={t`Type ${word} to confirm`}
        {...form.field('typed')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={onClose}>{t`Cancel`}</Button>
        <Button kind="danger" type="submit" className="flex-1" busy={isBusy}>
          {t`Take a break`}
        </Button>
      </div>
    </form>
  );
}
