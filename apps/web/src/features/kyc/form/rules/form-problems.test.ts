import { kycFormTexts } from '@perya/contract/rules/kyc-form-texts';
import { idTypes } from '@perya/contract/rules/kyc-options';
import { describe, expect, it } from 'vitest';
import { empty, filled, today } from './a-record.ts';
import { baseProblems, completeProblems } from './form-problems.ts';

const asked = { middle_name_required: false, id_types: idTypes };

const textsOf = (problems: Partial<Record<string, keyof typeof kycFormTexts>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problem && kycFormTexts[problem].en]),
  );

describe('what is wrong with the complete form', () => {
  it('is an ID that the operator does not take [A-286]', () => {
    const national = { ...filled, id_type: 'PHILSYS' };
    expect(completeProblems(national, today, asked, ['3'])).toEqual({ id_type: 'idTypeRequired' });
    const adding = { ...asked, id_types: [...idTypes, 'PHILSYS'] };
    expect(completeProblems(national, today, adding, ['3'])).toEqual({});
  });

  it('is nothing where all is given, without a middle name [A-285 A-295]', () => {
    expect(completeProblems(filled, today, asked, ['3'])).toEqual({});
  });

  it('is every field but the middle name where nothing is, each by its own name [A-285 A-286 A-287 A-288 A-289 A-290 A-291 A-300 A-301 A-305 A-313]', () => {
    expect(textsOf(completeProblems(empty, today, asked, ['3']))).toEqual({
      id_type: 'ID type is required',
      first_name: 'First name is required',
      last_name: 'Last name is required',
      birthday: 'Date of birth is required',
      gender: 'Gender is required',
      idPhoto: 'Front photo of ID is required',
      selfieWithIDPhotoPath: 'Selfie with card is required',
      nationality: 'Nationality is required',
      place_of_birth: 'Place of birth is required',
      current_address: 'Current address is required',
      permanent_address: 'Permanent address is required',
      shop_id: 'Nearest branch is required',
      occupation: 'Occupation is required',
      source_of_income: 'Main source of funds is required',
    });
  });

  it('is what no list has and no rule allows [A-286 A-289 A-291 A-292 A-293 A-295 A-297 A-306]', () => {
    const wrong = {
      ...filled,
      id_type: 'LIBRARY',
      first_name: 'Mar1a',
      middle_name: 'De-Luna',
      birthday: '2005-11-17',
      nationality: 'Atlantis',
      place_of_birth: 'A'.repeat(31),
      current_address: 'Purok 3 @ Cebu',
      shop_id: '99',
      occupation: 'Pirate',
    };
    expect(textsOf(completeProblems(wrong, today, asked, ['3']))).toEqual({
      id_type: 'ID type is required',
      first_name: 'Allowed characters: A-Z, a-z, space',
      middle_name: 'Allowed characters: A-Z, a-z, space',
      birthday: 'Age must be between 21 and 100 years',
      nationality: 'Nationality is required',
      place_of_birth: 'maxLength is 30',
      current_address: 'Allowed characters: A-Z, a-z, space, comma, period',
      shop_id: 'Nearest branch is required',
      occupation: 'Occupation is required',
    });
  });

  it('is no branch of an earlier submission while the list of them is on its way', () => {
    expect(completeProblems(filled, today, asked, null)).toEqual({});
    expect(completeProblems({ ...filled, shop_id: '' }, today, asked, null)).toEqual({
      shop_id: 'branchRequired',
    });
  });
});

it('words a missing back or selfie on the basic form as a missing face [A-165 A-302 A-303]', () => {
  expect(textsOf(baseProblems(empty, today, asked))).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
    birthday: 'Date of birth is required',
    gender: 'Gender is required',
    idPhoto: 'Front photo of ID is required',
    idPhotoBack: 'Face photo is required',
    selfieWithIDPhotoPath: 'Face photo is required',
  });
  expect(baseProblems({ ...filled, idPhotoBack: 'back' }, today, asked)).toEqual({});
});

it('asks for a middle name on both forms where the operator does, and then alone where all else is given [A-296]', () => {
  const strict = { middle_name_required: true, id_types: idTypes };
  const all = { ...filled, idPhotoBack: 'back' };
  for (const problemsOf of [
    (fields: typeof all) => completeProblems(fields, today, strict, ['3']),
    (fields: typeof all) => baseProblems(fields, today, strict),
  ]) {
    expect(textsOf(problemsOf({ ...all, middle_name: ' ' }))).toEqual({
      middle_name: 'Middle name is required',
    });
    expect(problemsOf({ ...all, middle_name: 'Santos' })).toEqual({});
  }
});
