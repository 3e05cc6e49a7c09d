import { encodeClientConfig } from '@perya/contract/id-scan/client-config';
import { expect, it } from 'vitest';
import { begunScan } from './scan-in-hand.ts';

const begun = (client_cfg: string) => ({
  transaction_id: 't1',
  biz_id: 'b1',
  redirect_url: '/scan',
  client_cfg,
});

it('takes the type of ID that the provider’s client is set up for, out of the content of its configuration [A-192]', () => {
  const configured = begun(encodeClientConfig({ id_type: 'PASSPORT' }));
  expect(begunScan(configured, 'UMID')).toEqual({
    transaction_id: 't1',
    biz_id: 'b1',
    id_type: 'PASSPORT',
  });
});

it('goes on with what was chosen where the configuration says nothing, or cannot be decoded [A-193]', () => {
  const outer = btoa(JSON.stringify({ content: '%%' }));
  for (const told of ['', '%%', 'bm8=', outer, encodeClientConfig({ id_type: 'LIBRARY' })])
    expect(begunScan(begun(told), 'UMID').id_type).toBe('UMID');
});
