/** How lists of payments are ordered, each by an index. */
export const paymentOrders = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type PaymentOrder = (typeof paymentOrders)[number];
