import { setNonce } from 'get-nonce';

let isAdopted = false;

/**
 * The scroll lock under a dialog writes a style element, which the content security policy allows only
 * with the nonce of this response. It is read from the page's head before the first dialog.
 */
export function adoptPageNonce(): void {
  if (isAdopted || typeof document === 'undefined') return;
  isAdopted = true;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
