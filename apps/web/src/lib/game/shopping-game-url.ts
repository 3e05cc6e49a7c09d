import { isInsideShoppingApp, type Partner } from '../session/partner.ts';

/** Inside the shopping partner's app a game opens in the partner's own wrapper, where the operator has set one. [G-167 G-168] */
export function shoppingGameUrl(
  code: string,
  partner: Partner | null,
  template: string,
): string | null {
  if (!isInsideShoppingApp(partner) || template === '') return null;
  return template.replaceAll('{code}', encodeURIComponent(code));
}
