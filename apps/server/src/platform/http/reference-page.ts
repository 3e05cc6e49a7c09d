import type { Call } from '@perya/contract/call';
import { errors } from '@perya/contract/errors';
import * as z from 'zod/mini';
import { escapeHtml } from '../html.ts';
import type { Calls } from './mount-calls.ts';

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>;
  items?: Schema;
  /** A field that may be null has two. */
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  required?: string[];
};

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  return schema.type ? [schema.type].flat().join(' or ') : 'any';
}

/** Where the fields of a record, of a list's rows or of a record that may be null are written. */
function recordOf(schema: Schema): Schema {
  if (schema.type === 'array') return recordOf(schema.items ?? {});
  return schema.anyOf?.find((choice) => choice.properties) ?? schema;
}

function rowsOf(schema: Schema, prefix = ''): string {
  const inner = recordOf(schema);
  return Object.entries(inner.properties ?? {})
    .map(([name, field]) => {
      const need = inner.required?.includes(name) ? 'required' : 'optional';
      const path = `${prefix}${name}`;
      return `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(typeOf(field))}</td><td>${need}</td></tr>${rowsOf(field, `${path}.`)}`;
    })
    .join('');
}

function tableOf(title: string, schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const rows = rowsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema);
  if (rows === '') return `<h3>${title}</h3><p class="quiet">Nothing.</p>`;
  return `<h3>${title}</h3><div class="scroll" tabindex="0"><table><thead><tr><th>field</th><th>type</th><th></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function describeAccess({ access }: Call): string {
  return typeof access === 'string' ? access : `staff with ${escapeHtml(access.staff)}`;
}

function sectionOf(name: string, call: Call): string {
  const methods = call.methods.join(' · ');
  const refusals = call.errors.map((code) => `<code>${code}</code>`).join(' ');
  return `<section id="${name}"><h2><b>${methods}</b> <code>${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)}. Access: ${describeAccess(call)}. The app sends ${call.encoding}.</p>
${tableOf('Request', call.request, 'input')}${tableOf('Answer', call.answer, 'output')}
${refusals === '' ? '' : `<p>Refusals of its own: ${refusals}</p>`}</section>`;
}

const style = `
:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem}h2{font-size:1.1rem;margin:2.5rem 0 .25rem;overflow-wrap:anywhere}h3{font-size:.9rem;margin:1rem 0 .25rem}
code{font:0.92em ui-monospace,monospace}.quiet{opacity:.75;margin:0}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884;vertical-align:top}
nav ul{columns:2;padding-left:1.2rem}@media(max-width:40rem){nav ul{columns:1}}`;

/** A page for people who integrate: one section a call, made from the same declarations as the routes. */
export function referencePage(calls: Calls, nonce: string): string {
  const entries = Object.entries(calls);
  const contents = entries
    .map(
      ([name, call]) => `<li><a href="#${name}">${call.method} ${escapeHtml(call.path)}</a></li>`,
    )
    .join('');
  const catalogue = Object.entries(errors)
    .map(
      ([code, { httpStatus, message }]) =>
        `<tr><td><code>${code}</code></td><td>${httpStatus}</td><td>${escapeHtml(message.en)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Perya API</title><style nonce="${nonce}">${style}</style></head><body><main>
<h1>Perya API</h1>
<p>CBOR both ways by default; JSON and forms are read by content type, and <code>accept: application/json</code> gets JSON. Every answer is an envelope: <code>{ status: true, data }</code>, or <code>{ status: false, data: message, code }</code>. The same as <a href="/openapi.json">OpenAPI</a>.</p>
<nav aria-label="Calls"><ul>${contents}</ul></nav>
${entries.map(([name, call]) => sectionOf(name, call)).join('')}
<section id="codes"><h2>Codes of refusals</h2><div class="scroll" tabindex="0"><table><thead><tr><th>code</th><th>HTTP</th><th>message</th></tr></thead><tbody>${catalogue}</tbody></table></div></section>
</main></body></html>`;
}
