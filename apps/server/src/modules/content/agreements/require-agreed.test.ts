import { expect, it, vi } from 'vitest';
import { createVersionedCache } from '../../../platform/versioned-cache.ts';
import type { AgreementStore, AskingVersion } from './agreement.store.ts';
import { requireAgreed } from './require-agreed.ts';

function servicesWith(asking: readonly AskingVersion[]) {
  const agreements = {
    listAsking: vi.fn(async () => [...asking]),
    hasAgreed: vi.fn(async () => true),
  };
  const readVersion = vi.fn(async () => '1');
  const articleCache = createVersionedCache({ readVersion, now: () => 0 });
  const services = { agreements: agreements as unknown as AgreementStore, articleCache };
  return { agreements, readVersion, services };
}

it('costs a player no query while no document asks for agreement', async () => {
  const { agreements, readVersion, services } = servicesWith([]);
  for (let uid = 1n; uid <= 100n; uid += 1n) {
    await requireAgreed(services, { uid, brand: 'h5' });
    await requireAgreed(services, { uid, brand: 'h5', partner: 'maya' });
  }
  expect(readVersion).toHaveBeenCalledTimes(1);
  expect(agreements.listAsking).toHaveBeenCalledTimes(2);
  expect(agreements.hasAgreed).not.toHaveBeenCalled();
});

it('costs one query while one asks', async () => {
  const { agreements, services } = servicesWith([{ articleId: 1n, number: 2 }]);
  for (const uid of [1n, 2n, 3n]) await requireAgreed(services, { uid, brand: 'h5' });
  expect(agreements.listAsking).toHaveBeenCalledTimes(1);
  expect(agreements.hasAgreed).toHaveBeenCalledTimes(3);
});
