import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a reader expects under these names. */
const byName: Readonly<Record<string, unknown>> = {
  phone: '9171234567',
  country_code: '63',
  email: 'ana@example.ph',
  password: 'BibeSaIlog3',
  code: '123456',
  otp_id: 'Zq3v0m1T8kL5xW2aB9cD7e',
  nickname: 'MariaClara',
  birthday: '1990-06-12',
  from: '2026-11-01',
  to: '2026-11-30',
  start_time: '2026-11-01',
  end_time: '2026-11-30',
  after: 'b-12',
  messageId: 'b-12',
  ym: '2026-11',
  endpoint: 'https://fcm.googleapis.com/fcm/send/dK3v0m1T8kL5',
  p256dh: 'BKC00FFs0Sv3QiklcMP_k7jCgXNEzyTUe5daG1Rqm-G0ocw5Bj-GI4FJyG1GDGdXetc0pYguSZJj4INSPtW2jv8',
  auth: 'iQ2vp8bZqIIR-LNaetjFlg',
  cash_type: 4001,
  tag: 'tala',
  salt: '8f14e45fceea167a5a36dedd4bea2543',
  hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  session_minutes: 60,
  until: '2026-12-31',
  networks: '203.0.113.0/24',
};

/** What some field accepts; the first one that fits is taken. */
const candidates: readonly unknown[] = [
  'text',
  '100.00',
  '1',
  '123456',
  'BibeSaIlog3',
  'studio-bingo-75',
  '1_perya',
  'Zq3v0m1T8kL5xW2aB9cD7e',
  1,
  1_782_864_000,
  true,
  null,
];

/** A field that may hold anything and need not be there is one that the call refuses. */
function isRefused(schema: Schema): boolean {
  const { def } = schema._zod as unknown as z.core.$ZodTypes['_zod'];
  if (def.type !== 'optional') return false;
  return (def.innerType._zod.def as { type: string }).type === 'unknown';
}

/**
 * A value that a schema accepts, for whoever wants to see one. What JSON schema cannot say, such as how an
 * amount is written, is found by trying; a test parses the example of each call.
 */
export function exampleOf(schema: Schema, io: 'input' | 'output', name = ''): unknown {
  const { def } = schema._zod as unknown as z.core.$ZodTypes['_zod'];
  const go = (inner: Schema, field = name) => exampleOf(inner, io, field);
  if (def.type === 'object') {
    const fields = Object.entries(def.shape as Record<string, Schema>).filter(
      ([, inner]) => !isRefused(inner),
    );
    return Object.fromEntries(fields.map(([field, inner]) => [field, go(inner, field)]));
  }
  if (def.type === 'array') return [go(def.element)];
  if (def.type === 'optional' || def.type === 'nullable') return go(def.innerType);
  if (def.type === 'default') return def.defaultValue;
  const tried = [...(/(?:_at|At)$/.test(name) ? [1_782_864_000] : []), byName[name], ...candidates];
  const found = tried.find((value) => value !== undefined && accepts(schema, value));
  if (found !== undefined) return found;
  if (def.type === 'pipe') return go(io === 'input' ? def.in : def.out);
  if (def.type === 'union') return go(def.options[0] as Schema);
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  return {};
}

function accepts(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodMiniType).safeParse(value).success;
}
