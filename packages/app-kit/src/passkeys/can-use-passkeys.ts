const bareAddress = /^[\d.]+$|^\[/;

/** Whether this browser can have passkeys on this host: the view inside another app often cannot, and a bare address never. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !bareAddress.test(location.hostname);
}
