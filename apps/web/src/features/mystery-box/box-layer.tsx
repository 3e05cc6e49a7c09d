import { useLingui } from '@lingui/react/macro';
import type { CurrentBox } from '@perya/contract/promotions/calls/boxes';
import { boxFilm, boxTimes } from '@perya/contract/rules/promotions/boxes';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useSite } from '../../lib/page/site.ts';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import { BoxPrompt } from './box-prompt.tsx';
import { canOpen, isButtonShown } from './box-rules.ts';
import { BoxFilm } from './film/box-film.tsx';
import { openBox } from './open-box.tsx';
import { useCurrentBox } from './use-boxes.ts';

const keyOf = (box: CurrentBox | null) => box && `${box.pid} ${box.date}`;

/** True a moment after it became so. */
function useAfter(ms: number, isTrue: boolean): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    if (!isTrue) return setHasPassed(false);
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms, isTrue]);
  return hasPassed;
}

/** The prompt for a box that waits, and the button for it or for one that can be earned. [M-081 M-082] */
export default function BoxLayer() {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isPlayer = useSession(isLoggedIn);
  const { box, endsAtMs } = useCurrentBox();
  const [cancelled, setCancelled] = useState<string | null>(null);
  const isShown = isButtonShown({ path, isLoggedIn: isPlayer, box });
  const isDue = isShown && canOpen(box) && cancelled !== keyOf(box);
  const isPrompted = useAfter(boxTimes.showMs, isDue) && isDue;
  // The prompt of an opened box stays until it is closed.
  const [prompted, setPrompted] = useState<{ box: CurrentBox; endsAtMs: number } | null>(null);
  if (isPrompted && prompted === null && box !== null) setPrompted({ box, endsAtMs });
  if (!isPlayer && prompted !== null) setPrompted(null);
  if (prompted !== null && isPlayer) {
    const close = () => {
      setCancelled(keyOf(prompted.box));
      setPrompted(null);
    };
    return <BoxPrompt pid={prompted.box.pid} endsAtMs={prompted.endsAtMs} onClose={close} />;
  }
  if (!isShown) return null;
  const imageOf = (asked: string) => imageUrl(asked, imagesHost);
  return (
    <button
      type="button"
      aria-label={t`Mystery box`}
      title={t`Mystery box`}
      onClick={() => openBox(t`Mystery box`, imageOf)}
      className="box-button fixed right-3 bottom-[calc(var(--nav-height,3.5rem)+1rem)] z-20 size-18 overflow-hidden rounded-full border border-line bg-raised shadow-card md:right-6"
    >
      <BoxFilm
        part="waiting"
        frameMs={boxFilm.promptFrameMs}
        className="size-full origin-[50%_66%] scale-150"
      />
    </button>
  );
}
