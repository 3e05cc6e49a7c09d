import { decodeBase64Url } from '@perya/app-kit/browser/base64-url';

/** The code in the address of a game or of the `MY` route: base64url of what the partner issued. Null for anything else. [M-089 M-404 M-472] */
export function decodeToken(encoded: string | null): string | null {
  if (encoded === null || encoded === '') return null;
  try {
    const token = decodeBase64Url(encoded);
    return /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
