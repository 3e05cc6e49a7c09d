import { useLingui } from '@lingui/react/macro';
import { updateLimits } from '@perya/contract/limits/calls/limits';
import { type LimitKind, limitRaiseHours } from '@perya/contract/rules/play-limits';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { shortPesos } from '../../lib/text/short-pesos.ts';
import type { LimitsFields } from './limits-form.tsx';
import { presetsOf } from './read-limit.ts';

/** Ten million with its commas and decimals. */
const typedMax = 16;

interface LimitFieldsProps {
  readonly kind: LimitKind;
  readonly title: string;
  readonly fields: LimitsFields;
  readonly hasLimit: boolean;
  /** Null where the house has set none. */
  readonly house: string | null;
}

/** A new limit by a tap or typed; saved with all others. */
export function LimitFields({ kind, title, fields, hasLimit, house }: LimitFieldsProps) {
  const { t } = useLingui();
  const typed = fields.values[kind];
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={hasLimit ? t`New limit` : t`Set a limit`}
        aria-label={hasLimit ? t`New limit: ${title}` : t`Set a limit: ${title}`}
        {...fields.field(kind)}
        prefix="₱"
        inputMode="decimal"
        autoComplete="off"
        maxLength={typedMax}
        hint={
          hasLimit
            ? t`A lower limit applies at once, a higher one after ${limitRaiseHours} hours.`
            : t`It applies as soon as you save it.`
        }
        className="amount-figures"
      />
      <ul aria-label={t`Quick amounts: ${title}`} className="flex flex-wrap gap-2">
        {presetsOf(kind, house).map((preset) => (
          <li key={preset}>
            <button
              type="button"
              aria-pressed={typed === preset}
              onClick={() => fields.set({ [kind]: typed === preset ? '' : preset })}
              className="amount-figures min-h-11 rounded-full border border-control bg-raised px-3.5 font-semibold text-[0.875rem] text-ink aria-pressed:border-accent-strong aria-pressed:bg-accent-soft"
            >
              {shortPesos(preset)}
            </button>
          </li>
        ))}
        {hasLimit && house === null && (
          <li>
            <RemoveLimit kind={kind} title={title} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** Like a higher limit it waits a day, and can be cancelled until then. */
function RemoveLimit({ kind, title }: Pick<LimitFieldsProps, 'kind' | 'title'>) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(updateLimits, {
    onDone: () => toast.success(t`The change takes effect in ${limitRaiseHours} hours`),
  });
  return (
    <Button
      kind="ghost"
      busy={isBusy}
      onClick={() => void submit({ [kind]: null })}
      aria-label={t`Remove: ${title}`}
    >
      {t`Remove`}
    </Button>
  );
}
