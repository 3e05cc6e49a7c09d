import { Icon } from '@perya/ui/icon';
import { backIcon } from '@perya/ui/icons/action';
import { Link, useCanGoBack, useHydrated, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainTap } from '../browser/is-plain-tap.ts';
import { useSession } from '../session/session.ts';

interface PageHeadProps {
  readonly title: string;
  readonly backTo: string;
  readonly backLabel: string;
  readonly onBack?: (event: MouseEvent) => void;
}

/** The title of a page below another, with the way back up. */
export function PageHead({ title, backTo, backLabel, onBack }: PageHeadProps) {
  return (
    <header className="flex items-center gap-1">
      <Link
        to={backTo}
        aria-label={backLabel}
        title={backLabel}
        {...(onBack && { onClick: onBack })}
        className="-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sunken"
      >
        <Icon drawing={backIcon} />
      </Link>
      <h1 className="min-w-0 font-extrabold text-2xl leading-tight">{title}</h1>
    </header>
  );
}

interface ReadHeadProps {
  readonly title: string;
  /** What the way back is called by whom: to where one came from, to the user centre, to the home page. */
  readonly labels: { readonly back: string; readonly player: string; readonly visitor: string };
}

/** Of a text that is read from anywhere, a gate or a login over any page: back leads there, and up only if there is no there. */
export function ReadHead({ title, labels }: ReadHeadProps) {
  const isPlayer = useSession((session) => session.token !== null);
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const hasCome = useHydrated() && canGoBack;
  const onBack = (event: MouseEvent) => {
    if (!hasCome || !isPlainTap(event)) return;
    event.preventDefault();
    history.back();
  };
  const up = isPlayer ? labels.player : labels.visitor;
  return (
    <PageHead
      title={title}
      backTo={isPlayer ? '/my' : '/'}
      backLabel={hasCome ? labels.back : up}
      onBack={onBack}
    />
  );
}
