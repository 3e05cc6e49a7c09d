export type TabDestination =
  | { readonly kind: 'go' }
  | { readonly kind: 'login'; readonly to: string };

/** Home is open to all; any other tab asks a visitor to log in and then leads there. [M-028 M-464] */
export function tabDestination(tabPath: string, hasToken: boolean): TabDestination {
  return tabPath === '/' || hasToken ? { kind: 'go' } : { kind: 'login', to: tabPath };
}
