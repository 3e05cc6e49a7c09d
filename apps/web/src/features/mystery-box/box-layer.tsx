import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CurrentBox } from '@perya/contract/promotions/calls/boxes';
import { boxFilm, boxTimes } from '@perya/contract/rules/promotions/boxes';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isLobbyPath } from '../../lib/game/lobby-path.ts';
import { imageUrl } from '../../lib/image/image-url.ts';
import {
  noteInterrupted,
  offerWaiting,
  useMayInterrupt,
  useStanding,
} from '../../lib/interruptions/interruptions.ts';
import { useSite } from '../../lib/page/site.ts';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import './box-layer.css';
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

/** A box that may be opened and is not offered by itself waits behind the bell. */
function useBehindBell(isHeld: boolean, open: () => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!isHeld) return;
    const title = () => i18n._(msg`A mystery box waits for you`);
    offerWaiting('box', [{ id: 'box', title, open: () => openNow() }]);
    return () => offerWaiting('box', []);
  }, [isHeld]);
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
  const mayPrompt = useMayInterrupt('box');
  const isPrompted = useAfter(boxTimes.showMs, isDue) && isDue && mayPrompt;
  // The prompt of an opened box stays until it is closed.
  const [prompted, setPrompted] = useState<{ box: CurrentBox; endsAtMs: number } | null>(null);
  if (isPrompted && prompted === null && box !== null) setPrompted({ box, endsAtMs });
  if (!isPlayer && prompted !== null) setPrompted(null);
  useStanding('box', prompted !== null);
  useEffect(() => {
    if (prompted !== null) noteInterrupted();
  }, [prompted]);
  const imageOf = (asked: string) => imageUrl(asked, imagesHost);
  const isHeld = isPlayer && canOpen(box) && prompted === null && !(isDue && mayPrompt);
  useBehindBell(isHeld, () => openBox(t`Mystery box`, imageOf));
  if (prompted !== null && isPlayer) {
    const close = () => {
      setCancelled(keyOf(prompted.box));
      setPrompted(null);
    };
    return (
      <BoxPrompt
        pid={prompted.box.pid}
        endsAtMs={prompted.endsAtMs}
        isInLobby={isLobbyPath(path)}
        onClose={close}
        onLeft={() => setPrompted(null)}
      />
    );
  }
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={t`Mystery box`}
      title={t`Mystery box`}
      onClick={() => openBox(t`Mystery box`, imageOf)}
      className="box-button overflow-hidden rounded-full border border-line bg-raised shadow-card"
    >
      <BoxFilm
        part="waiting"
        frameMs={boxFilm.promptFrameMs}
        className="size-full origin-[50%_66%] scale-150"
      />
    </button>
  );
}
