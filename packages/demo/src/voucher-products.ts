/** Where the demo operator's vouchers are sold. Prices are centavos. */
export const demoVoucherProducts = [100n, 300n, 500n, 1000n].map((pesos, place) => ({
  id: place + 1,
  img: '/art/channels/voucher.svg',
  link: `https://shop.example/vouchers/${pesos}`,
  price: pesos * 100n,
}));
