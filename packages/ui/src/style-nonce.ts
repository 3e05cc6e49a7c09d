import { setNonce } from 'get-nonce';

let isAdopted = false;

/**
 * The scroll lock under a dialog writes a style element, which the page's policy lets in only with
 * the nonce of this answer. It stands in the page's head, and is adopted before the first dialog.
 */
export function adoptPageNonce(): void {
  if (isAdopted || typeof document === 'undefined') return;
  isAdopted = true;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
