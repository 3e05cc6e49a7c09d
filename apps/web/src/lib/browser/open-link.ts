import { capabilitiesHere } from '../partners/bridge.ts';

interface LinkWindow {
  readonly peryaShell?: { readonly openPopup: (url: string) => unknown };
  readonly open: (url: string, target: string, features: string) => unknown;
  readonly location?: { readonly assign: (url: string) => void };
}

/** Inside a native shell a link opens in its pop-up; if that fails, or there is no shell, in a new tab, or here where the view has none. */
export async function openLink(
  url: string,
  host: LinkWindow = window as unknown as LinkWindow,
  canOpenTabs = capabilitiesHere().newTab,
): Promise<void> {
  if (host.peryaShell !== undefined) {
    try {
      await host.peryaShell.openPopup(url);
      return;
    } catch {
      // Fall back to a new tab if the shell fails.
    }
  }
  if (canOpenTabs) host.open(url, '_blank', 'noopener,noreferrer');
  else host.location?.assign(url);
}
