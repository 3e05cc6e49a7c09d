import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { backIcon } from '@perya/ui/icons/action';
import { VisuallyHidden } from '@perya/ui/visually-hidden';
import { type ReactNode, useEffect, useRef } from 'react';

interface StageFrameProps {
  readonly title: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  /** Stand at the foot, within reach. */
  readonly actions?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  /** How far the player is, of the steps between entry and success. */
  readonly step?: number | undefined;
  /** The screen came by a move within the wizard: a screen reader goes on at its title. */
  readonly takesFocus: boolean;
}

const steps = [1, 2, 3, 4, 5, 6] as const;

/** What the screens of the wizard have in common. */
export function StageFrame(props: StageFrameProps) {
  const { title, picture, children, actions, onBack, step, takesFocus } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  const last = steps.length;
  return (
    <div className="kyc-stage">
      {(onBack !== undefined || step !== undefined) && (
        <div className="flex min-h-11 items-center">
          {onBack !== undefined && (
            <button
              type="button"
              onClick={onBack}
              aria-label={t`Back`}
              title={t`Back`}
              className="-ml-2.5 inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-sunken"
            >
              <Icon drawing={backIcon} />
            </button>
          )}
          {step !== undefined && (
            <div className="kyc-steps">
              <VisuallyHidden>{t`Step ${step} of ${last}`}</VisuallyHidden>
              {steps.map((each) => (
                <span key={each} aria-hidden="true" data-done={each <= step || undefined} />
              ))}
            </div>
          )}
        </div>
      )}
      {picture}
      <h1 ref={heading} tabIndex={-1} className="text-center font-extrabold text-2xl leading-tight">
        {title}
      </h1>
      {children}
      {actions !== undefined && <div className="kyc-actions">{actions}</div>}
    </div>
  );
}
