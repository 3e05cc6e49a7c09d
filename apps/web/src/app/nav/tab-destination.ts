export interface Visitor {
  readonly hasToken: boolean;
  /** Whether the login sheet has anything to show. */
  readonly canLogIn: boolean;
}

export type TabDestination =
  | { readonly kind: 'go' }
  | { readonly kind: 'login'; readonly to: string };

/** Home is open to all; any other tab asks a visitor to log in and then leads there. [M-028 M-464] */
export function tabDestination(tabPath: string, visitor: Visitor): TabDestination {
  if (tabPath === '/' || visitor.hasToken || !visitor.canLogIn) return { kind: 'go' };
  return { kind: 'login', to: tabPath };
}
