import { useLingui } from '@lingui/react/macro';
import { openPractice } from '@perya/contract/games/calls/practice';
import { buttonClass } from '@perya/ui/button-class';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';

interface PracticeOfferProps {
  /** Of the game that was tapped. */
  readonly code: string;
  /** Closes what stands over the page; null where the login is a page of its own. */
  readonly onTaken: (() => void) | null;
}

/** The game without money, where the house offers it; nothing otherwise. */
export function PracticeOffer({ code, onTaken }: PracticeOfferProps) {
  const { t } = useLingui();
  const { answer } = useCall(openPractice, { code });
  if (answer === null) return null;
  return (
    <Link
      to="/try/$code"
      params={{ code: answer.code }}
      className={buttonClass('secondary')}
      onClick={() => onTaken?.()}
    >
      {t`Try it without money`}
    </Link>
  );
}
