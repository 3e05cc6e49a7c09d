import type { Call } from '@perya/contract/call';
import { headerNames } from '@perya/contract/headers';
import { exampleOf } from './example-of.ts';

const indented = (value: unknown) => JSON.stringify(value, null, 2);

/** In single quotes for a shell, where nothing in them means anything. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function requestExample(call: Call): Record<string, unknown> {
  return exampleOf(call.request, 'input') as Record<string, unknown>;
}

export function answerExample(call: Call): string {
  return indented({ status: true, data: exampleOf(call.answer, 'output') });
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

export function curlExample(call: Call): string {
  const lines = [`curl "$PERYA${addressOf(call)}"`];
  lines.push(`-H 'accept: application/json'`);
  if (call.access === 'provider') lines.push('-H "x-perya-signature: $SIGNATURE"');
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
  const use = call.upload
    ? `const answer = await client.upload(${name}, file);`
    : `const answer = await client.call(${name}, ${input});`;
  return [
    `import { ${name} } from '@perya/contract/${file}';`,
    `import { createClient } from '@perya/contract/client';`,
    '',
    'const client = createClient({ baseUrl, token });',
    use,
  ].join('\n');
}
