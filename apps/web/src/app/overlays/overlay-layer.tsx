import { useLingui } from '@lingui/react/macro';
import { Sheet } from '@perya/ui/overlays/sheet';
import { Spinner } from '@perya/ui/states/spinner';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { type OverlayContent, useOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { readOverlayQuery, withoutOverlayQuery } from '../../lib/overlays/overlay-query.ts';
import {
  closeOverlay,
  type OverlayPayload,
  usePendingAction,
} from '../../lib/overlays/pending-action.ts';

interface Shown {
  readonly content: OverlayContent;
  readonly payload: OverlayPayload;
}

/** The sheet of the pending action: its mask closes it, Escape does not, and closing clears the action. [A-071 A-072 A-073 A-074] */
export default function OverlayLayer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { action, payload } = usePendingAction();
  const contents = useOverlayContents();
  const search = useRouterState({ select: (state) => state.location.search });
  const content = action === null ? undefined : contents[action];
  // What was open stays in the sheet while it slides away.
  const [shown, setShown] = useState<Shown | null>(null);
  if (content !== undefined && (shown?.content !== content || shown.payload !== payload)) {
    setShown({ content, payload });
  }
  const close = () => {
    closeOverlay();
    if (readOverlayQuery(search) !== null) {
      void navigate({ to: '.', search: withoutOverlayQuery(search), replace: true });
    }
  };
  const stepBack = useRef<(() => void) | null>(null);
  const setStepBack = (next: (() => void) | null) => {
    stepBack.current = next;
  };
  if (shown === null) return null;
  const { Content, title } = shown.content;
  return (
    <Sheet
      open={content !== undefined}
      onClose={() => (stepBack.current ?? close)()}
      onClosed={() => setShown(null)}
      title={t(title)}
      closeLabel={t`Close`}
    >
      <Suspense fallback={<Spinner />}>
        <Content payload={shown.payload} close={close} setStepBack={setStepBack} />
      </Suspense>
    </Sheet>
  );
}
