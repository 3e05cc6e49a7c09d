import { describe, expect, it } from 'vitest';
import { read, recordWith, stored } from './a-record.ts';
import { startFields } from './start-fields.ts';

describe('the form as it opens', () => {
  it('shows what is stored, with the default branch and nationality [A-176 A-180]', () => {
    expect(startFields(stored, null)).toMatchObject({
      first_name: 'Maria',
      birthday: '1990-06-12',
      shop_id: '3',
      nationality: 'Philippines',
      idPhoto: 'old-front',
    });
    expect(startFields(recordWith({ shop_id: 0 }), null).shop_id).toBe('');
  });

  it('takes what the scanner read before what is stored, and keeps what it could not read [A-183]', () => {
    const fields = startFields({ ...stored, ocr_status: 2, ocr: read }, null);
    expect(fields).toMatchObject({
      id_type: 'PASSPORT',
      first_name: 'MARIA CLARA',
      middle_name: 'Luna',
      last_name: 'SANTOS',
      birthday: '1990-06-13',
      gender: 'female',
      nationality: 'Japan',
      current_address: '1 Rizal St., Cebu',
      permanent_address: '9 Bonifacio St., Davao',
      idPhoto: 'scan-front',
      selfieWithIDPhotoPath: 'scan-selfie',
    });
  });

  it('writes what the ID says in letters that the fields take [A-183 A-293 A-297]', () => {
    const ocr = {
      ...read,
      first_name: 'MA. JOSÉ',
      last_name: 'MUÑOZ-D’SOUZA',
      address: '1 St. Paul’s, Parañaque',
    };
    expect(startFields(recordWith({ ocr_status: 2, ocr }), null)).toMatchObject({
      first_name: 'MA JOSE',
      last_name: 'MUÑOZ D SOUZA',
      permanent_address: '1 St. Paul s, Parañaque',
    });
  });

  it('fills an empty address from the ID, and no field with what it cannot hold [A-183]', () => {
    const odd = { ...read, nationality: 'FILIPINO', gender: 'X', idType: 'LIBRARY' };
    const fields = startFields(recordWith({ ocr_status: 2, ocr: odd }), null);
    expect(fields.current_address).toBe('9 Bonifacio St., Davao');
    expect([fields.nationality, fields.gender, fields.id_type]).toEqual(['Philippines', '', '']);
  });

  it.each([0, 1, 3])('believes no scan that did not succeed (%i)', (ocr_status) => {
    expect(startFields({ ...stored, ocr_status, ocr: read }, null).first_name).toBe('Maria');
  });

  it('uses the selfie of this tab before the one of the scanner and the stored one [A-184]', () => {
    const scanned = { ...stored, ocr_status: 2, ocr: read };
    expect(startFields(scanned, 'taken').selfieWithIDPhotoPath).toBe('taken');
    expect(startFields(scanned, null).selfieWithIDPhotoPath).toBe('scan-selfie');
    expect(startFields(stored, null).selfieWithIDPhotoPath).toBe('old-selfie');
  });
});
