import { describe, expect, test } from 'vitest';
import { formatOf, readStatements } from './read-statements.ts';

const read = (text: string) => readStatements(formatOf(text), text);

const head = 'account,date,amount,currency,reference,description,balance';
const csv = [
  head,
  '1234567890,2026-10-30,1500.00,PHP,D17,"Santos, Maria",11500.00',
  '1234567890,2026-10-31,-250.5,PHP,W18,"said ""paid""",11249.50',
  'USD-1,2026-10-31,3,USD,,,',
].join('\n');

const mt940 = [
  '{1:F01BANKPHMMAXXX}{4:',
  ':20:STMT1',
  ':25:PH/1234567890',
  ':28C:00301/001',
  ':60F:C261030PHP10000,00',
  ':61:2610301030C1500,00NTRFD17//BANKREF1',
  'more of it',
  ':86:From Santos',
  'Maria',
  ':61:261031D250,5NTRFW18',
  ':61:261031RC100,NCHKNONREF',
  ':62F:C261031PHP11149,50',
  ':86:of the whole statement',
  '-}',
].join('\r\n');

const entry = (amount: string, sign: string, reference: string, status = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="PHP">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}
   <BookgDt><Dt>2026-10-31</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>
   <RmtInf><Ustrd>Santos &amp; Maria</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="PHP">${amount}</Amt>
   <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-31</Dt></Dt></Bal>`;
const camt = (body: string, after = '1350.00') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>1234567890</Id></Othr></Id><Ccy>PHP</Ccy></Acct>
${balance('OPBD', '100.00')}
${balance('CLBD', after)}
${body}
</Stmt></BkToCstmrStmt></Document>`;

describe('a bank statement', () => {
  test('is read from the columns of the house, account by account', () => {
    expect(formatOf(csv)).toBe('csv');
    expect(read(csv)).toEqual([
      {
        account: '1234567890',
        currency: 'PHP',
        closing: { day: '2026-10-31', amount: 1_124_950n },
        lines: [
          { day: '2026-10-30', amount: 150_000n, reference: 'D17', words: 'Santos, Maria' },
          { day: '2026-10-31', amount: -25_050n, reference: 'W18', words: 'said "paid"' },
        ],
      },
      {
        account: 'USD-1',
        currency: 'USD',
        closing: null,
        lines: [{ day: '2026-10-31', amount: 300n, reference: '', words: '' }],
      },
    ]);
  });

  test('is read from MT940, with what is taken back and what stands on several lines', () => {
    expect(formatOf(mt940)).toBe('mt940');
    expect(read(mt940)).toEqual([
      {
        account: 'PH/1234567890',
        currency: 'PHP',
        closing: { day: '2026-10-31', amount: 1_114_950n },
        lines: [
          {
            day: '2026-10-30',
            amount: 150_000n,
            reference: 'D17 BANKREF1',
            words: 'more of it From Santos Maria',
          },
          { day: '2026-10-31', amount: -25_050n, reference: 'W18', words: '' },
          { day: '2026-10-31', amount: -10_000n, reference: '', words: '' },
        ],
      },
    ]);
  });

  test('is read from camt.053, booked entries alone', () => {
    const text = camt(
      entry('1500.00', 'CRDT', 'D17') +
        entry('250.00', 'DBIT', 'W18', '<Sts><Cd>BOOK</Cd></Sts>') +
        entry('9.00', 'CRDT', 'NOTPROVIDED', '<Sts>PDNG</Sts>'),
    );
    expect(formatOf(text)).toBe('camt053');
    expect(read(text)).toMatchObject([
      {
        account: '1234567890',
        closing: { day: '2026-10-31', amount: 135_000n },
        lines: [
          { day: '2026-10-31', amount: 150_000n, reference: 'D17', words: 'Santos & Maria' },
          { day: '2026-10-31', amount: -25_000n, reference: 'W18' },
        ],
      },
    ]);
  });
});

describe('a file that is bad is refused by its line', () => {
  test.each([
    ['day,amount', 1, 'columns'],
    [`${head}\n1234,2026-02-30,1.00,PHP,,,`, 2, 'date'],
    [`${head}\n1234,2026-02-03,1.000,PHP,,,`, 2, 'amount'],
    [`${head}\n1234,2026-02-03,1.00,peso,,,`, 2, 'currency'],
    [`${head}\n\n1234,2026-02-03,1.00,PHP,,`, 3, 'columns'],
    [`${head}\n1234,2026-02-03,1.00,PHP,,"open,`, 2, 'unreadable'],
    [`${head}\n!,2026-02-03,1.00,PHP,,,`, 2, 'account'],
    [`${head}\n1234,2026-02-03,1.00,PHP,,,5.00\n1234,2026-02-02,1.00,PHP,,,6.00`, 3, 'date'],
    [
      `${head}\n1234,2026-02-03,1.00,PHP,,,5.00\n1234,2026-02-03,1.00,PHP,,,7.00`,
      3,
      'balance-differs',
    ],
    [`${head}\n1234,2026-02-03,1.00,PHP,,,5.00\n1234,2026-02-03,1.00,PHP,,,`, 3, 'balance-missing'],
    [`${head}\n1234,2026-02-03,1.00,PHP,,${'x'.repeat(501)},`, 2, 'too-long'],
    [head, 1, 'nothing'],
    [mt940.replace(':25:PH/1234567890\r\n', ''), 4, 'account'],
    [mt940.replace('11149,50', '11149,51'), 12, 'balance-differs'],
    [mt940.replace(':62F:C261031PHP11149,50\r\n', ''), 13, 'balance-missing'],
    [mt940.replace('D250,5NTRFW18', 'X250,5NTRFW18'), 10, 'unreadable'],
    [mt940.replace(':28C:', ':99Z:'), 4, 'unreadable'],
    [mt940.replace('261031D', '261331D'), 10, 'date'],
    ['<Document><BkToCstmrStmt></Document>', 1, 'unreadable'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><Document/>', 1, 'unreadable'],
    ['<Document><BkToCstmrStmt>&a;</BkToCstmrStmt></Document>', 1, 'unreadable'],
    ['<Other/>', 1, 'unreadable'],
    [camt(entry('1500.00', 'CRDT', 'D17')), 6, 'balance-differs'],
    [camt(entry('1250.00', 'SIDE', 'D17')), 8, 'sign'],
    [camt(entry('1,250.00', 'CRDT', 'D17')), 8, 'amount'],
  ])('%#', (text, line, problem) => {
    expect(read(text)).toEqual({ line, problem });
  });
});
