import { setNonce } from 'get-nonce';

/**
 * The scroll lock under a dialog writes a style element; the page's policy lets it in only with the
 * nonce of this answer. Called once, before the first dialog opens.
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
