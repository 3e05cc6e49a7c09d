import { describe, expect, test } from 'vitest';
import { readDate } from './read-date.ts';
import { readMachineZone } from './read-machine-zone.ts';
import { readFullName, readName } from './read-name.ts';
import { readNumber } from './read-number.ts';
import { readAddress, readAuthority, readCountry, readGender } from './read-text.ts';

describe('what was read is corrected by its form', () => {
  test('a number has digits where digits stand and letters where letters stand', () => {
    expect(readNumber('####-#######-#', '93I4-67977A7-l')).toBe('9314-6797747-1');
    expect(readNumber('P#######A', 'P04852022')).toBe('P0485202Z');
    expect(readNumber('A##-##-######', 'V21 31636192')).toBe('V21-31-636192');
    expect(readNumber('############ P', '786081080283P')).toBe('786081080283 P');
  });

  test('a number of another length or form is none', () => {
    expect(readNumber('##-#######-#', '34-879931-4')).toBeNull();
    expect(readNumber('#######', '77755X6')).toBeNull();
    expect(readNumber('############ P', '786081080283 X')).toBeNull();
  });

  test('a day is read in each way of writing it, with a slash taken for a digit and a month misread', () => {
    expect(readDate('year first', '1986/10/13')).toBe('1986-10-13');
    expect(readDate('month first', '0710711990')).toBe('1990-07-07');
    expect(readDate('day first', '05 FE8 1996')).toBe('1996-02-05');
    expect(readDate('day first', '13JAN2031')).toBe('2031-01-13');
    expect(readDate('words', 'MARCH 14, 1959')).toBe('1959-03-14');
  });

  test('a day that no calendar has is none', () => {
    expect(readDate('year first', '1986/13/10')).toBeNull();
    expect(readDate('month first', '02/30/1990')).toBeNull();
    expect(readDate('day first', '05 XYZ 1996')).toBeNull();
    expect(readDate('words', '')).toBeNull();
  });

  test('a name has letters and spaces, each word with a capital', () => {
    expect(readName('DELA CRU2')).toBe('Dela Cruz');
    expect(readName('~ M0RALES |')).toBe('Morales I');
    expect(readName('—')).toBeNull();
  });

  test('a full name is parted at its commas, and a middle name keeps its particles', () => {
    expect(readFullName('GARCIA, JUAN MIGUEL, DELA CRUZ', 2)).toEqual({
      last_name: 'Garcia',
      first_name: 'Juan Miguel',
      middle_name: 'Dela Cruz',
    });
    expect(readFullName('DE GUZMAN, MARIA CLARA SAN JOSE', 1)).toEqual({
      last_name: 'De Guzman',
      first_name: 'Maria Clara',
      middle_name: 'San Jose',
    });
    expect(readFullName('GARCIA JUAN MIGUEL', 1)).toBeNull();
    expect(readFullName('GARCIA, JUAN', 1)).toBeNull();
  });

  test('words of a small set are known with a letter misread, and others are not guessed', () => {
    expect([readGender('F'), readGender('FEMAIE'), readGender('MALE'), readGender('X')]).toEqual([
      'female',
      'female',
      'male',
      null,
    ]);
    expect([readCountry('FILIPIN0'), readCountry('PHL'), readCountry('CAN')]).toEqual([
      'Philippines',
      'Philippines',
      null,
    ]);
  });

  test('an address has the signs that the form takes', () => {
    expect(readAddress('917 ACACIA RD, BRGY MALIGAYA. ILOILO CITY ~')).toBe(
      '917 Acacia Rd, Brgy Maligaya, Iloilo City',
    );
    expect(readAuthority('DFA MANILA —')).toBe('DFA Manila');
  });
});

describe('the machine-readable zone of a passport', () => {
  const line = 'P0485202Z3PHL8309190F2905235<<<<<<<<<<<<<<00';

  test('is believed only by its check digits', () => {
    expect(readMachineZone(line, 2026)).toEqual({
      id_number: 'P0485202Z',
      birthday: '1983-09-19',
      gender: 'female',
      expiry_date: '2029-05-23',
    });
    expect(readMachineZone(line.replace('8309190', '8309180'), 2026)).toBeNull();
    expect(readMachineZone('', 2026)).toBeNull();
  });

  test('is mended where one sign was read as two', () => {
    expect(readMachineZone(line.replace('2Z3', '27Z3'), 2026)?.id_number).toBe('P0485202Z');
  });
});
