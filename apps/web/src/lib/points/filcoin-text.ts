/** Whole Filcoins, in groups of three. */
export const filcoinText = (amount: number) => amount.toLocaleString('en-PH');
