export const statusTypes = ['deposit', 'withdraw', 'RedeemFilcoins'] as const;
export type StatusType = (typeof statusTypes)[number];

/** Numbers as they stand in an address: text would be written in quotes. */
export interface StatusSearch {
  readonly id?: number | string | undefined;
  readonly type?: string | undefined;
}

export function readStatusSearch(search: Record<string, unknown>): StatusSearch {
  const { id, type } = search;
  return {
    id: typeof id === 'number' || typeof id === 'string' ? id : undefined,
    type: typeof type === 'string' ? type : undefined,
  };
}

/** Which payment or order an address names; null for none, or for a type that has no page. [G-053 M-073] */
export function namedPayment({ id, type }: StatusSearch): { id: string; type: StatusType } | null {
  const known = statusTypes.find((each) => each === type);
  const text = String(id ?? '');
  return known !== undefined && /^\d{1,18}$/.test(text) ? { id: text, type: known } : null;
}
