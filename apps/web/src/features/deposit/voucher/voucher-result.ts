/** The wallet is asked for anew so long after a voucher. [M-205] */
export const walletDelayMs = 1000;

/** What the server says of the exchange, as it is; a server that says nothing leaves the short word. [M-134 M-425] */
export function resultText(answer: unknown, otherwise: string): string {
  const data =
    typeof answer === 'object' && answer !== null ? (answer as { data?: unknown }).data : null;
  return typeof data === 'string' && data !== '' ? data : otherwise;
}
