import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { getLimits, type PlayLimits } from '@perya/contract/limits/calls/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { isBetweenRounds } from './is-between-rounds.ts';
import { continueSitting, remindersDue } from './play-sitting.ts';

const name = 'play-sitting';
const askAgainMs = 30_000;

interface Terms {
  readonly loggedInAt: number;
  readonly everyMinutes: number;
}

/** By the server's clock: the device's may be wrong. */
function termsOf(
  { now, session_started_at, reality_check_minutes }: PlayLimits,
  atMs: number,
): Terms {
  const loggedInAt = atMs - (now - session_started_at) * 1000;
  return { loggedInAt, everyMinutes: reality_check_minutes };
}

interface PlayTimeInput {
  /** A game that failed to open does not count. */
  readonly isPlaying: boolean;
  readonly movedAt: () => number | null;
  readonly onReminder: (playedMs: number) => void;
}

/** Counts the time at play and says when a reality check is due. */
export function usePlayTime({ isPlaying, movedAt, onReminder }: PlayTimeInput): number {
  const [playedMs, setPlayedMs] = useState(0);
  // On failure the clock runs without reminders.
  const { answer, answeredAt } = useCall(
    getLimits,
    {},
    { isWanted: isPlaying, retryMs: askAgainMs },
  );
  const terms = useRef<Terms | null>(null);
  useEffect(() => {
    if (answer !== null) terms.current ??= termsOf(answer, answeredAt);
  }, [answer, answeredAt]);
  const dueAt = useRef<number | null>(null);
  const tick = useEffectEvent(() => {
    const now = Date.now();
    const sitting = continueSitting(sessionStore.read(name), now, terms.current?.loggedInAt ?? 0);
    const due = terms.current === null ? 0 : remindersDue(sitting, terms.current.everyMinutes);
    const isDue = due > sitting.reminders;
    if (!isDue) dueAt.current = null;
    else dueAt.current ??= now;
    const reminds =
      dueAt.current !== null && isBetweenRounds({ now, movedAt: movedAt(), dueAt: dueAt.current });
    sessionStore.write(name, reminds ? { ...sitting, reminders: due } : sitting);
    setPlayedMs(now - sitting.startedAt);
    if (reminds) onReminder(now - sitting.startedAt);
  });
  useEffect(() => {
    if (!isPlaying) return;
    tick();
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return playedMs;
}
