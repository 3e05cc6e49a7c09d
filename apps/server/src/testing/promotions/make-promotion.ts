import type { NewPromotion } from '../../modules/promotions/running/add-missing.ts';
import type { TestServer } from '../test-server.ts';

/** Far above those that the demo and staff give. */
let lastId = 500_000_000;

/** Publishes a promotion of the suite's own, by default a gift without bounds, and answers its id. */
export async function makePromotion(
  server: TestServer,
  given: Partial<NewPromotion> = {},
): Promise<number> {
  lastId += 1;
  const id = given.id ?? lastId;
  const { currency = 'PHP' } = given;
  await server.promotions.addMissing([
    {
      id,
      kind: 'gift',
      name: { en: `Promotion ${id}`, tl: `Promosyon ${id}` },
      terms: { en: '', tl: '' },
      startsAt: '2020-01-01T00:00:00Z',
      rules: {},
      currency,
      ...(currency === 'PHP' && { cashType: 4011 }),
      ...given,
    },
  ]);
  return id;
}
