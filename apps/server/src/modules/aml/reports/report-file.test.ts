import { expect, test } from 'vitest';
import type { Movement } from '../rules/history.ts';
import { columnsOf, type ToldReport, writeReportFile } from './report-file.ts';

const movement: Movement = {
  at: new Date('2026-11-16T23:30:05+08:00'),
  day: '2026-11-16',
  direction: 'in',
  amount: 500_000_100n,
  way: 'sandbox 1',
  reference: 'D42',
};

const report: ToldReport = {
  id: 9n,
  uid: 10_000_001n,
  day: '2026-11-16',
  phone: '639171234567',
  movements: [movement, { ...movement, direction: 'out', amount: 1_050n, reference: 'W43' }],
  grounds: ['structured', 'in-and-out'],
  narrative: 'Paid in, "played" nothing,\nand left.',
  person: {
    first_name: 'Juan',
    middle_name: '',
    last_name: 'Dela Cruz, Jr.',
    birthday: '1990-02-03',
    gender: '1',
    id_number: '=1+1',
    issuing_authority: '',
    expiry_date: '',
    nationality: 'PH',
    place_of_birth: 'Cebu',
    current_address: '1 Rizal St',
    permanent_address: '1 Rizal St',
    shop_id: 0,
    occupation: 'Teacher',
    source_of_income: 'Salary',
    idType: 'passport',
  },
};

test('every movement is a line in the columns of its kind, by the clock of Manila', () => {
  const [titles = '', first = '', second = '', ...rest] = writeReportFile('ctr', 'C-1', [report])
    .split('\r\n')
    .filter((line) => line !== '');
  expect(rest).toEqual([]);
  expect(titles.split(',')).toEqual(columnsOf.ctr.map(([title]) => title));
  expect(first).toContain('C-1,9,20261116233005,DEPOSIT,D42,ELECTRONIC,5000001.00,PHP,10000001');
  expect(first).toContain('"Dela Cruz, Jr.",Juan,,19900203');
  expect(second).toContain('WITHDRAWAL,W43,ELECTRONIC,10.50');
});

test('a suspicious one says why, and no cell is run by whoever opens the file', () => {
  const file = writeReportFile('str', '', [report]);
  expect(file).toContain('structured; in-and-out,"Paid in, ""played"" nothing,\nand left."');
  expect(file).toContain(",'=1+1,");
  expect(writeReportFile('ctr', '', [report])).not.toContain('structured');
});

test('a report without a movement tells of the person all the same', () => {
  const file = writeReportFile('str', '', [{ ...report, movements: [] }]);
  expect(file.split('\r\n').filter((line) => line.includes('Dela Cruz'))).toHaveLength(1);
  expect(file).toContain('20261116000000');
});
