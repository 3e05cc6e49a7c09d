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
  /** It will be said as soon as a round is over. */
  readonly onReminderDue: () => void;
  readonly onReminder: (playedMs: number) => void;
}

export interface PlayTime {
  readonly playedMs: number;
  /** So many rounds the house lets a game play by itself; 0 until it is known. */
  readonly autoRounds: number;
  /** Players of one room may send each other phrases. */
  readonly hasPhrases: boolean;
}

/** Counts the time at play and says when a reality check is due. */
export function usePlayTime(input: PlayTimeInput): PlayTime {
  const { isPlaying, movedAt, onReminderDue, onReminder } = input;
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
    else if (dueAt.current === null) {
      dueAt.current = now;
      onReminderDue();
    }
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
  return {
    playedMs,
    autoRounds: answer?.auto_rounds ?? 0,
    hasPhrases: answer?.has_room_phrases ?? false,
  };
}
