import { deviceCodes, layout } from '@perya/contract/constants';

/** The `device` header: phones up to the breakpoint, everything wider is a desktop. */
export function deviceCode(widthPx: number): string {
  return widthPx <= layout.desktopFromPx ? deviceCodes.phone : deviceCodes.desktop;
}
