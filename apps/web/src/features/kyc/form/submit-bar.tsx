import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { errorIcon } from '@perya/ui/icons/status';

interface SubmitBarProps {
  readonly isBusy: boolean;
  readonly isShut: boolean;
  /** What the form as a whole was refused for, with what exactly the server said. */
  readonly problem: string | undefined;
  readonly detail?: string | undefined;
}

/** Stays in view however far the form is scrolled. [A-163 A-441] */
export function SubmitBar({ isBusy, isShut, problem, detail }: SubmitBarProps) {
  const { t } = useLingui();
  return (
    <div className="kyc-submit">
      {problem !== undefined && (
        <div
          role="alert"
          className="flex items-start gap-2 rounded-control bg-negative-soft px-3.5 py-2.5 text-[0.9375rem] text-ink leading-snug"
        >
          <Icon drawing={errorIcon} className="size-5 text-negative" />
          <span className="min-w-0">
            <span className="block font-semibold">{problem}</span>
            {detail !== undefined && <span className="block">{detail}</span>}
          </span>
        </div>
      )}
      <Button
        type="submit"
        size="large"
        busy={isBusy}
        disabledReason={isShut ? t`Your KYC cannot be changed at present` : undefined}
      >
        {t`Submit`}
      </Button>
    </div>
  );
}
