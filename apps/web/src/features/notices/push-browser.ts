/** Whether this browser can notify at all; on a phone of Apple's only an app that was installed can. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export type Subscribed =
  | { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** The player, or the browser for them, has said no. */
  | 'refused'
  /** There is no worker, as in a private window, or the browser's push service does not answer. */
  | 'impossible';

/** Asks the player, and the browser's push service for an address. */
export async function subscribe(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) return 'impossible';
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** The browser's own half: without it, it would go on taking what nobody sends. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
