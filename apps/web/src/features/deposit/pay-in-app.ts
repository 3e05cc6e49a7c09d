/** What the shopping partner's app puts into the page: its own payment. */
export interface PaymentBridge {
  readonly pay: (url: string) => unknown;
}

interface AppWindow {
  readonly peryaShell?: Partial<PaymentBridge>;
}

/** Hands the payment to the app around the page and answers whether it took it; a page without such an app, or a failure, is a no. [M-208 M-209] */
export async function payInApp(
  url: string,
  host: AppWindow = window as unknown as AppWindow,
): Promise<boolean> {
  const shell = host.peryaShell;
  if (typeof shell?.pay !== 'function') return false;
  try {
    await shell.pay(url);
    return true;
  } catch {
    return false;
  }
}
