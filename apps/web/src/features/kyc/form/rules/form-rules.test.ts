import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { describe, expect, it } from 'vitest';
import { forgetKycVisit } from '../../../../lib/kyc/kyc-visit.ts';
import { photoUrl } from '../../photos/photo-url.ts';
import { noPhotos, read, recordWith, stored } from './a-record.ts';
import { countryOptions } from './country-options.ts';
import { draftBasis, forgetDraft, readDraft, writeDraft } from './draft.ts';
import { isFormShut, locksOf } from './form-locks.ts';

describe('what cannot be changed', () => {
  it('is the whole form under review, verified, blocked or waiting [A-211]', () => {
    const shut = kycStatuses.filter((status) => isFormShut({ status, is_waiting: false }));
    expect(shut).toEqual(['under_review', 'fully_kyc', 'block', 'test_account']);
    expect(isFormShut({ status: 'frozen', is_waiting: true })).toBe(true);
  });

  it('is a stored ID type and front photo, unless the reviewer asks for another [A-213 A-214]', () => {
    expect(locksOf(recordWith())).toEqual({ isIdTypeLocked: false, isIdPhotoLocked: false });
    const [shut, open] = [true, false].map((is) => ({ isIdTypeLocked: is, isIdPhotoLocked: is }));
    for (const status of ['basic_account', 'basic_kyc', 'frozen'] as const)
      expect(locksOf({ ...stored, status }), status).toEqual(shut);
    const marked = { ...stored, issue_fields: ['idPhoto', 'id_type'] };
    expect(locksOf(marked)).toEqual(open);
    expect(locksOf({ ...stored, issue_fields: ['birthday'] })).toEqual(shut);
  });

  it('is nothing of the ID that was turned down as a whole, or for the ID itself', () => {
    const open = { isIdTypeLocked: false, isIdPhotoLocked: false };
    expect(locksOf(stored)).toEqual(open);
    expect(locksOf({ ...stored, status: 'frozen', issue_msg: ['incomplete'] })).toEqual(open);
    const about = (issue_msg: string[]) =>
      locksOf({ ...stored, issue_msg, issue_fields: ['birthday'] });
    expect(about(['id-invalid'])).toEqual(open);
    for (const reason of ['screen-capture', 'tampering'])
      expect(about([reason])).toEqual({ isIdTypeLocked: true, isIdPhotoLocked: false });
    expect(about(['face-mismatch'])).toEqual({ isIdTypeLocked: true, isIdPhotoLocked: true });
  });
});

describe('a draft', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');

  it('is read again by the same player over the same scan, and over no other', () => {
    const basis = draftBasis(stored);
    writeDraft(store, basis, { first_name: 'Ana', gender: '' });
    expect(readDraft(store, basis)).toEqual({ first_name: 'Ana', gender: '' });
    for (const other of [
      { ...stored, uid: '8' },
      { ...stored, ocr_status: 2, ocr: read },
    ])
      expect(readDraft(store, draftBasis(other))).toEqual({});
    forgetDraft(store);
    expect(readDraft(store, basis)).toEqual({});
  });

  it('is nothing where what is stored was spoilt, and goes with the logout', () => {
    store.write('kyc-draft', { basis: 'b', fields: { first_name: 7, last_name: 'Cruz' } });
    expect(readDraft(store, 'b')).toEqual({ last_name: 'Cruz' });
    store.write('kyc-draft', 'x');
    expect(readDraft(store, 'b')).toEqual({});
    writeDraft(store, 'b', { first_name: 'Ana' });
    forgetKycVisit(store);
    expect(readDraft(store, 'b')).toEqual({});
  });
});

it('shows a photo by the address of whoever has it', () => {
  const attachments = { ...noPhotos, idPhoto: 'old', idPhoto_url: '/files/private/1' };
  const scanned = { ...noPhotos, idPhoto: 'scan', idPhoto_url: '/files/private/2' };
  const record = { attachments, ocr: { attachments: scanned } };
  expect(['old', 'scan', 'new', ''].map((key) => photoUrl(record, 'idPhoto', key))).toEqual([
    '/files/private/1',
    '/files/private/2',
    '',
    '',
  ]);
});

it('lists all countries, the Philippines first, stored in English and shown in the language of the page [A-291]', () => {
  expect(countryOptions('en')[0]).toEqual({ value: 'Philippines', label: 'Philippines' });
  expect(countryOptions('tl')[0]).toEqual({ value: 'Philippines', label: 'Pilipinas' });
  expect(countryOptions('tl')).toHaveLength(249);
});
