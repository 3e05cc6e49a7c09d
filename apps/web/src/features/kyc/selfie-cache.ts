import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { kycVisitNames } from '../../lib/kyc/kyc-visit.ts';

const name = kycVisitNames.selfie;

/** Pictures of this visit by their key; they are gone with the page, and never stored. */
const previews = new Map<string, string>();

/** The selfie that was taken in this tab is the one to submit, whatever the scanner has. [A-151 A-184] */
export function cacheSelfie(uid: string, objectKey: string, photo: Blob): void {
  sessionStore.write(name, { uid, objectKey });
  previews.set(objectKey, URL.createObjectURL(photo));
}

/** Its object key; null where none was taken. Another player's in the same tab is not this one's. */
export function readCachedSelfie(uid: string): string | null {
  const stored = sessionStore.read(name) as { uid?: unknown; objectKey?: unknown } | null;
  return stored?.uid === uid && typeof stored.objectKey === 'string' ? stored.objectKey : null;
}

/** An address to show it by, until the page is reloaded. */
export const selfiePreview = (objectKey: string): string | null => previews.get(objectKey) ?? null;

/** After it was submitted. */
export function forgetSelfie(): void {
  const stored = sessionStore.read(name) as { objectKey?: string } | null;
  const preview = previews.get(stored?.objectKey ?? '');
  if (preview !== undefined) URL.revokeObjectURL(preview);
  previews.clear();
  sessionStore.remove(name);
}
