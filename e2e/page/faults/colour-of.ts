import type { Page } from '@playwright/test';

/** A colour token as the browser computes it on this page. */
export function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** What a person calls a colour of the page: by its hue, and dull or dark ones by no name of these. */
export function nameOfColour(computed: string): string {
  const [r = 0, g = 0, b = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const turn =
    most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  const hue = (turn * 60 + 360) % 360;
  if (spread / most < 0.4) return 'grey';
  if (hue < 15 || hue > 345) return 'red';
  // A dark orange is a brown.
  if (hue <= 45) return most >= 170 ? 'orange' : 'brown';
  return hue > 90 && hue < 170 ? 'green' : `hue ${Math.round(hue)}`;
}
