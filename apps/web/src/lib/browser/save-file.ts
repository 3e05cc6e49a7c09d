import { capabilitiesHere } from '../partners/bridge.ts';
import { openLink } from './open-link.ts';

/** Lets the browser save what the server sends at an address; the page stays. A view that saves nothing shows it elsewhere. */
export function saveFile(url: string): void {
  if (!capabilitiesHere().download) {
    void openLink(new URL(url, location.href).href);
    return;
  }
  const link = document.createElement('a');
  link.href = url;
  // The server names the file.
  link.download = '';
  link.click();
}
