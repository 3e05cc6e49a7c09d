/** The wallet app's address for this action, with `{action}` replaced; null where the operator has named none. [M-320] */
export function walletAppUrl(
  template: string,
  action: 'deposit' | 'withdraw' | 'open',
): string | null {
  return template === '' ? null : template.replaceAll('{action}', action);
}
