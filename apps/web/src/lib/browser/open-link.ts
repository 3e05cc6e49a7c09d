/** What a partner's native shell may offer: its own pop-up browser. */
export interface ShellBridge {
  readonly openPopup: (url: string) => unknown;
}

interface LinkWindow {
  readonly peryaShell?: ShellBridge;
  readonly open: (url: string, target: string, features: string) => unknown;
}

/** Inside a native shell a link opens in its pop-up; if that fails, or there is no shell, in a new tab. */
export async function openLink(
  url: string,
  host: LinkWindow = window as unknown as LinkWindow,
): Promise<void> {
  if (host.peryaShell !== undefined) {
    try {
      await host.peryaShell.openPopup(url);
      return;
    } catch {
      // Fall back to a new tab if the shell fails.
    }
  }
  host.open(url, '_blank', 'noopener,noreferrer');
}
