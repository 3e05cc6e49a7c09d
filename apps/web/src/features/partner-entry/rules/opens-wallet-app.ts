/** Below this width a screen is a phone's. [M-087] */
const phoneWidthMax = 900;

/** The player sees where they are, and what went wrong, before a partner takes over. [M-446] */
export const leaveAfterMs = 1000;

/** Whether the wallet app may be on this device: both a narrow screen and a phone's browser. [A-061 M-087] */
export function opensWalletApp(widthPx: number, userAgent: string): boolean {
  return widthPx < phoneWidthMax && /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);
}
