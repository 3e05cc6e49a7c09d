/** What a partner's app puts into the page that it opens; each part may be missing. */
export interface Bridge {
  /** Its own payment. */
  readonly pay?: (url: string) => unknown;
  /** Its own pop-up browser. */
  readonly openPopup?: (url: string) => unknown;
  /** Its own cashier. */
  readonly openWallet?: (action: string) => unknown;
  /** What the view around the page cannot do, though a browser can. */
  readonly capabilities?: Partial<Capabilities>;
}

export interface Capabilities {
  readonly camera: boolean;
  readonly newTab: boolean;
  readonly download: boolean;
}

const browserCan: Capabilities = { camera: true, newTab: true, download: true };

/** As it stands at this moment: an app may bring it after the page. */
export function readBridge(): Bridge | null {
  if (typeof window === 'undefined') return null;
  const { peryaShell } = window as unknown as { peryaShell?: Bridge };
  return typeof peryaShell === 'object' && peryaShell !== null ? peryaShell : null;
}

/** Whether the app took what was asked of it; a bridge without that part, or a failure, is a no. */
async function wasTaken(ask: (() => unknown) | undefined): Promise<boolean> {
  if (ask === undefined) return false;
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}

/** Hands a payment to the app around the page. [M-208 M-209] */
export function payByBridge(url: string, bridge = readBridge()): Promise<boolean> {
  return wasTaken(typeof bridge?.pay === 'function' ? () => bridge.pay?.(url) : undefined);
}

/** Opens the cashier of the app around the page. */
export function openWalletByBridge(action: string, bridge = readBridge()): Promise<boolean> {
  const hasCashier = typeof bridge?.openWallet === 'function';
  return wasTaken(hasCashier ? () => bridge.openWallet?.(action) : undefined);
}

/** What can be done where the page is. */
export function capabilitiesHere(bridge = readBridge()): Capabilities {
  return { ...browserCan, ...bridge?.capabilities };
}
