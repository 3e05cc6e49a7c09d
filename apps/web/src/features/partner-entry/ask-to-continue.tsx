import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { openModal, useModals } from '../../lib/modals/open-modal.ts';
import { useSite } from '../../lib/page/site.ts';

export interface Newcomer {
  /** Whom the link would log in, as they recognise themselves. */
  readonly who: string;
  /** Somebody else is logged in here. */
  readonly isInstead: boolean;
}

/** A link may have come from anybody: before it puts a player into this browser, whoever holds it says so by a tap. */
export function askToContinue(newcomer: Newcomer): Promise<boolean> {
  return new Promise((resolve) => {
    openModal({
      title: newcomer.who,
      presentation: 'center',
      closeOnMask: false,
      closeOnEscape: false,
      isBeforeGate: true,
      content: (close) => (
        <Question
          {...newcomer}
          onAnswer={(isWanted) => {
            resolve(isWanted);
            close();
          }}
        />
      ),
    });
    // Whoever closes it without an answer has said no.
    const asking = useModals.getState().modals.at(-1)?.id;
    const stop = useModals.subscribe(({ modals }) => {
      if (modals.some(({ id, isOpen }) => id === asking && isOpen)) return;
      stop();
      resolve(false);
    });
  });
}

function Question({
  who: given,
  isInstead,
  onAnswer,
}: Newcomer & { readonly onAnswer: (isWanted: boolean) => void }) {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  // A number is read as one thing: it does not break where the button is narrow.
  const who = given.replaceAll(' ', '\u00a0');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {isInstead
          ? t`The link that you opened is of this account, and another account is logged in here. Go on only if both are yours.`
          : t`The link that you opened logs you in to this account of ${name}. Go on only if it is yours.`}
      </p>
      <div className="flex flex-col gap-3">
        <Button size="large" onClick={() => onAnswer(true)}>{t`Continue as ${who}`}</Button>
        <Button kind="secondary" size="large" onClick={() => onAnswer(false)}>
          {isInstead ? t`Stay in my account` : t`Not now`}
        </Button>
      </div>
    </div>
  );
}
