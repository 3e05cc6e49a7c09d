import { insertKyc, updateKyc } from '@perya/contract/kyc/calls/kyc';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, it } from 'vitest';
import { filled } from './a-record.ts';
import { baseRequest, completeRequest, submitCallFor } from './form-request.ts';

describe('the request', () => {
  it('inserts while the status is unset and updates with every other [A-201]', () => {
    const inserting = kycStatuses.filter((status) => submitCallFor(status) === insertKyc);
    expect(inserting).toEqual(['unset']);
    expect(submitCallFor('rejected')).toBe(updateKyc);
    expect([insertKyc.path, updateKyc.path]).toEqual(['/member/kyc/insert', '/member/kyc/update']);
  });

  it('holds the fields, trimmed, and the keys of the photos, and never a status [A-202 A-289 A-311]', () => {
    const request = completeRequest(filled);
    expect(request).toMatchObject({
      first_name: 'Maria',
      shop_id: 3,
      attachments: { idPhoto: 'front', selfieWithIDPhotoPath: 'selfie' },
    });
    expect(Object.keys(request).filter((name) => ['status', 'uid', 'cmpl'].includes(name))).toEqual(
      [],
    );
    expect(insertKyc.request.safeParse(request).success).toBe(true);
  });

  it('of the basic form names the back of the ID [A-304]', () => {
    expect(baseRequest({ ...filled, idPhotoBack: 'back' }).attachments).toEqual({
      idPhoto: 'front',
      idPhotoBack: 'back',
      selfieWithIDPhotoPath: 'selfie',
    });
  });
});
