import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import { isApiError } from '@perya/contract/client-errors';
import { closeIcon } from '@perya/ui/icons/frame';
import { Skeleton } from '@perya/ui/states/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../fields/button.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { sortDownIcon, sortUpIcon, widenIcon } from '../show/icons.ts';
import { PageState } from '../show/page-state.tsx';
import { useDrawerSize } from './drawer-size.ts';
import { useNeighbours } from './use-neighbours.ts';

type Unread = Pick<CallState<unknown>, 'state' | 'error' | 'reload'>;

interface CaseDrawerProps {
  readonly title: string;
  /** Beside the title: the state of the case. */
  readonly badge?: ReactNode;
  readonly onClose: () => void;
  /** The few decisions that are possible now. */
  readonly actions?: ReactNode;
  /** For a case that is not there: on its way, failed, or not found, as its call says. */
  readonly unread?: Unread;
  /** Photos beside facts need most of the page; in a room the list stays beside two panes. */
  readonly width?: 'regular' | 'wide' | 'room';
  readonly children?: ReactNode;
}

function UnreadCase({ state, error, reload }: Unread) {
  const { t } = useLingui();
  if (state === 'loading') {
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const says = isApiError(error) ? error.message : t`No connection. Try again.`;
  return <PageState title={says} actionLabel={t`Try again`} onAction={() => void reload()} />;
}

/** A case beside its list, with an address of its own: facts, history, decisions. Escape leads back to the list. */
export function CaseDrawer(props: CaseDrawerProps) {
  const { t } = useLingui();
  const { title, badge, onClose, actions, unread, width = 'regular', children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    // The row that was opened gets the focus back, so that j and k go on from there.
    document.querySelector<HTMLElement>('[data-row-link][aria-current]')?.focus();
    onClose();
  };
  const { size, enlarge } = useDrawerSize();
  const neighbours = useNeighbours();
  usePageKeys({
    Escape: close,
    w: enlarge,
    '[': () => neighbours.open(-1),
    ']': () => neighbours.open(1),
  });
  // Another case in the same drawer is a new text to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title says which case it is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <aside aria-label={title} data-width={width} data-size={size} className="case-drawer">
      <header className="flex items-center gap-2 border-line border-b py-2 pr-2 pl-4">
        {/* Where they do not fit beside each other the badges stand beneath: a case is known by its number. */}
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="max-w-full truncate font-semibold text-[0.9375rem] outline-none"
          >
            {title}
          </h2>
          {badge}
        </div>
        <IconButton
          drawing={sortUpIcon}
          label={t`Previous case`}
          disabled={!neighbours.previous}
          onClick={() => neighbours.open(-1)}
        />
        <IconButton
          drawing={sortDownIcon}
          label={t`Next case`}
          disabled={!neighbours.next}
          onClick={() => neighbours.open(1)}
        />
        <IconButton
          drawing={widenIcon}
          label={t`Another width`}
          className="case-widen"
          onClick={enlarge}
        />
        <IconButton drawing={closeIcon} label={t`Close`} onClick={close} />
      </header>
      <div className="case-body">
        {unread && <UnreadCase {...unread} />}
        {children}
      </div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-3 empty:hidden">
          {actions}
        </footer>
      )}
    </aside>
  );
}
