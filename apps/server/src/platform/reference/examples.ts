import { readFileSync } from 'node:fs';
import { accessKind } from '@perya/contract/access';
import type { Call } from '@perya/contract/call';
import { headerNames } from '@perya/contract/headers';
import { exampleOf } from './example-of.ts';

const indented = (value: unknown) => JSON.stringify(value, null, 2);

/** In single quotes for a shell, where nothing in them means anything. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function requestExample(call: Call): Record<string, unknown> {
  return exampleOf(call.request, 'input') as Record<string, unknown>;
}

/** Answers that a player of a test has got; the test says how they are written down. */
export const recordedAnswers = (): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL('./recorded-answers.json', import.meta.url), 'utf8'));

/** As a test has got it, or any that the call could give. */
export function answerExample(call: Call, recorded?: unknown): string {
  return indented({ status: true, data: recorded ?? exampleOf(call.answer, 'output') });
}

/** The address of a request: fields of the path in their places and behind it, of a GET, the others. */
function addressOf(call: Call): string {
  const fields = new Map(Object.entries(requestExample(call)));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const texts = [...fields]
    .filter(([name]) => call.method === 'GET' || call.inQuery.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return texts.length === 0 ? path : `${path}?${new URLSearchParams(texts)}`;
}

/** Staff are known by the cookie of their login, which a page of another site may not use. */
const isOfStaff = ({ access }: Call) => accessKind(access).startsWith('staff');

export function curlExample(call: Call): string {
  const lines = [`curl "$PERYA${addressOf(call)}"`];
  lines.push(`-H 'accept: application/json'`);
  if (call.access === 'provider') lines.push('-H "x-perya-signature: $SIGNATURE"');
  else if (isOfStaff(call)) lines.push('-b "$COOKIE"', '-H "origin: $PERYA"');
  else if (call.access !== 'public') lines.push('-H "authorization: Bearer $TOKEN"');
  if (call.movesMoney) lines.push(`-H "${headerNames.idempotencyKey}: $(uuidgen)"`);
  if (call.upload) lines.push('-F file=@picture.webp');
  else if (call.method === 'POST') {
    lines.push(`-H 'content-type: application/json'`);
    lines.push(`-d ${quoted(JSON.stringify(requestExample(call)))}`);
  }
  return lines.join(' \\\n  ');
}

export function typescriptExample(name: string, call: Call, file: string): string {
  const input = indented(requestExample(call)).replace(/"(\w+)":/g, '$1:');
  const named = isOfStaff(call) ? `staffCalls.${name}` : name;
  const use = call.upload
    ? `const answer = await client.upload(${named}, file);`
    : `const answer = await client.call(${named}, ${input});`;
  return [
    isOfStaff(call)
      ? `import { staffCalls } from '@perya/contract/staff/staff-calls';`
      : `import { ${name} } from '@perya/contract/${file}';`,
    `import { createClient } from '@perya/contract/client';`,
    '',
    'const client = createClient({ baseUrl, token });',
    use,
  ].join('\n');
}
