import { create } from 'zustand';
import { readChoice, writeChoice } from '../browser/local-choice.ts';
import { useSession } from '../session/session.ts';

const canNotify = () => typeof Notification !== 'undefined';

/** Which members of staff want it in this browser, which several may use. */
const useWishes = create<{ readonly wishes: Readonly<Record<string, boolean>> }>()(() => ({
  wishes: {},
}));

const nameOf = (staffId: string) => `notified:${staffId}`;

/** Whether the browser tells this person of what comes in while they look elsewhere. */
export function useNotified(): boolean {
  const staffId = useSession(({ me }) => me?.staffId ?? '');
  const wished = useWishes(({ wishes }) => wishes[staffId]);
  const isWished = wished ?? readChoice(nameOf(staffId)) === true;
  return isWished && canNotify() && Notification.permission === 'granted';
}

/** Asks the browser first, which asks the person; answers whether it is so now. */
export async function wishNotified(isWished: boolean): Promise<boolean> {
  const staffId = useSession.getState().me?.staffId ?? '';
  const isAllowed =
    !isWished || (canNotify() && (await Notification.requestPermission()) === 'granted');
  if (!isAllowed) return false;
  writeChoice(nameOf(staffId), isWished);
  useWishes.setState(({ wishes }) => ({ wishes: { ...wishes, [staffId]: isWished } }));
  return isWished;
}
