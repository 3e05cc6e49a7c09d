import type { Call } from '@perya/contract/call';
import { type CallDomain, callDomains } from '@perya/contract/calls';
import { type ErrorCode, errors } from '@perya/contract/errors';
import { askingGate } from '@perya/contract/gates';
import { restrictionOfGate } from '@perya/contract/limits/restrictions';
import { escapeHtml } from '../html.ts';
import type { Calls } from '../http/mount-calls.ts';
import { type CallShapes, callShapes, changesBetween } from './call-shapes.ts';
import { type Field, fieldsOf, jsonSchemaOf } from './describe-schema.ts';
import {
  answerExample,
  curlExample,
  recordedAnswers,
  requestExample,
  typescriptExample,
} from './examples.ts';

function rowOf({ path, type, isRequired }: Field): string {
  const need = isRequired ? '' : '<span class="quiet">optional</span>';
  return `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(type)}</td><td>${need}</td></tr>`;
}

export function tableOf(title: string, fields: Field[]): string {
  if (fields.length === 0) return `<h4>${title}</h4><p class="quiet">No fields.</p>`;
  const rows = fields.map(rowOf).join('');
  return `<h4>${title}</h4><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th>field</th><th>type</th><th><span class="hidden">needed</span></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function badgesOf(call: Call): string {
  const { access } = call;
  const who = typeof access === 'string' ? access : `staff with ${access.staff}`;
  const badges = [who, ...(call.movesMoney ? ['moves money: needs an idempotency key'] : [])];
  if (call.gate) badges.push(`gate: ${call.gate}`);
  return badges.map((text) => `<span class="badge">${escapeHtml(text)}</span>`).join(' ');
}

/** What the gate of a call refuses with; a call does not repeat it. */
function refusalsOfGate({ gate: name }: Call): ErrorCode[] {
  const gate = name === undefined ? null : askingGate(name);
  if (gate === null) return [];
  const codes: (ErrorCode | false)[] = [
    'KYC_REQUIRED',
    'ACCOUNT_BLOCKED',
    gate.testAccounts === 'refused' && 'TEST_ACCOUNT_REFUSED',
    gate.testAccounts === 'only' && 'TEST_ACCOUNT_ONLY',
    gate.excluded === 'refused' && 'EXCLUDED',
    name !== undefined && restrictionOfGate[name] !== null && 'RESTRICTED',
    gate.unagreed === 'refused' && 'AGREEMENT_REQUIRED',
  ];
  return codes.filter((code) => code !== false);
}

function tryFormOf(name: string, call: Call): string {
  if (call.upload) return '';
  const input = escapeHtml(JSON.stringify(requestExample(call), null, 2));
  return `<form class="try" data-method="${call.method}" data-path="${escapeHtml(call.path)}" data-moves-money="${call.movesMoney}">
<label for="try-${name}">Try it: the request as JSON</label>
<textarea id="try-${name}" rows="4" spellcheck="false">${input}</textarea>
<button>Send</button><output aria-live="polite"></output></form>`;
}

interface Shown {
  file: string;
  canTry: boolean;
  recorded: unknown;
}

function sectionOf(name: string, call: Call, { file, canTry, recorded }: Shown): string {
  const refusals = [...refusalsOfGate(call), ...call.errors]
    .map((code) => `<a href="#code-${code}"><code>${code}</code></a>`)
    .join(' ');
  const code = (kind: string, text: string) =>
    `<pre class="${kind}" tabindex="0">${escapeHtml(text)}</pre>`;
  return `<section class="call" id="${name}">
<div class="said"><h3><span class="method">${call.methods.join(' · ')}</span> <code>${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)}.</p><p>${badgesOf(call)}</p>
${tableOf('Request', fieldsOf(jsonSchemaOf(call.request, 'input')))}
${tableOf('Answer', fieldsOf(jsonSchemaOf(call.answer, 'output')))}
${refusals === '' ? '' : `<h4>Refusals of its own</h4><p>${refusals}</p>`}</div>
<div class="shown">${code('curl', curlExample(call))}${code('typescript', typescriptExample(name, call, file))}
<h4>${recorded === undefined ? 'Answer' : 'Answer, as a test has got it'}</h4>${code('answer', answerExample(call, recorded))}${canTry ? tryFormOf(name, call) : ''}</div></section>`;
}

interface Group extends CallDomain {
  id: string;
}

/** Calls of staff by the first word of their paths, others under one name. */
function groupsByPath(rest: [string, Call][]): CallDomain[] {
  const wordOf = ({ path }: Call) => /^\/backoffice\/api\/([\w-]+)/.exec(path)?.[1] ?? 'others';
  const words = [...new Set(rest.map(([, call]) => wordOf(call)))].sort();
  return words.map((word) => ({
    file: word,
    title: `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    calls: Object.fromEntries(rest.filter(([, call]) => wordOf(call) === word)),
  }));
}

/** The calls that this server has, by subject; what no domain knows stands last. */
function groupsOf(calls: Calls): Group[] {
  const known = callDomains.map((domain) => ({
    ...domain,
    calls: Object.fromEntries(Object.entries(domain.calls).filter(([name]) => name in calls)),
  }));
  const names = new Set(known.flatMap((domain) => Object.keys(domain.calls)));
  const rest = Object.entries(calls).filter(([name]) => !names.has(name));
  return [...known, ...groupsByPath(rest)]
    .filter((domain) => Object.keys(domain.calls).length > 0)
    .map((domain) => ({ ...domain, id: `calls-${domain.file}` }));
}

function navigationOf(groups: Group[]): string {
  const linkOf = ([name, call]: [string, Call]) =>
    `<li><a href="#${name}"><span class="method">${call.method}</span> ${escapeHtml(call.path)}</a></li>`;
  return groups
    .map(
      ({ id, title, calls }) =>
        `<div class="group"><a class="title" href="#${id}">${title}</a><ul>${Object.entries(calls).map(linkOf).join('')}</ul></div>`,
    )
    .join('');
}

const refusalRows = () =>
  Object.entries(errors)
    .map(
      ([code, { httpStatus, message }]) =>
        `<tr id="code-${code}"><td><code>${code}</code></td><td>${httpStatus}</td><td>${escapeHtml(message.en)}</td></tr>`,
    )
    .join('');

const tokenForm = `<form id="token-form"><label for="token">Token for trying calls</label>
<div class="line"><input id="token" autocomplete="off" spellcheck="false" placeholder="none: public calls only"><button>Log in as a new test player</button></div><output aria-live="polite"></output></form>`;

/** What is otherwise than in the release before: of a new call its name says enough. */
function changesOf(calls: Calls, before: CallShapes): string {
  const changes = changesBetween(before, callShapes(calls));
  const lines = (mark: string, given: readonly string[]) =>
    given.map((line) => `<li>${mark} <code>${escapeHtml(line)}</code></li>`).join('');
  const rows = changes.map(({ name, what, came, went }) => {
    const said = what === 'gone' ? name : `<a href="#${name}">${name}</a>`;
    const detail = what === 'changed' ? `<ul>${lines('−', went)}${lines('+', came)}</ul>` : '';
    return `<li>${what}: ${said}${detail}</li>`;
  });
  const list = rows.length === 0 ? '<p>Nothing.</p>' : `<ul>${rows.join('')}</ul>`;
  return `<div class="group" id="changes"><h2>Changed since the last release</h2>${list}</div>`;
}

interface PageOptions {
  /** Calls can be tried from the page: only where the outside world is simulated. */
  canTry: boolean;
  /** The calls of the release before; without them nothing is said of it. */
  before?: CallShapes;
  /** Where the page and what it loads are. */
  base?: string;
  openApi?: string;
}

/** A page for people who integrate, made from the same declarations as the routes. */
export function referencePage(
  calls: Calls,
  { canTry, before, base = '/docs/api', openApi = '/openapi.json' }: PageOptions,
): string {
  const groups = groupsOf(calls);
  const recorded = recordedAnswers();
  const sections = groups
    .map(
      ({ id, title, file, calls: own }) =>
        `<div class="group"><h2 id="${id}">${title}</h2>${Object.entries(own)
          .map(([name, call]) => sectionOf(name, call, { file, canTry, recorded: recorded[name] }))
          .join('')}</div>`,
    )
    .join('');
  return `<!doctype html><html lang="en" data-example="curl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Perya API</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="${base}/reference.css"><script type="module" src="${base}/reference.js"></script></head><body>
<a class="skip" href="#content">To the calls</a>
<header><a class="mark" href="/"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">Perya API</a>
<label class="search"><span class="hidden">Search the calls</span><input type="search" id="search" placeholder="Search paths, fields and refusals ( / )" autocomplete="off"></label>
<fieldset class="choice"><legend class="hidden">Examples in</legend><label><input type="radio" name="example" value="curl" checked>curl</label><label><input type="radio" name="example" value="typescript">TypeScript</label></fieldset></header>
<div class="page"><nav aria-label="Calls"><details open><summary>Calls</summary>${navigationOf(groups)}${before ? '<div class="group"><a class="title" href="#changes">Changed since the last release</a></div>' : ''}<div class="group"><a class="title" href="#codes">Codes of refusals</a></div></details></nav>
<main id="content"><h1>Perya API</h1>
<p>CBOR both ways by default; JSON and forms are read by content type, and <code>accept: application/json</code> gets JSON. Every answer is an envelope: <code>{ status: true, data }</code>, or <code>{ status: false, data: message, code }</code>. Money is a decimal string with two decimals, times are unix seconds. The same for machines: <a href="${openApi}">OpenAPI</a>.</p>
<p class="quiet">In the examples <code>$PERYA</code> is the address of the server and <code>$TOKEN</code> what a login answered.</p>
${canTry ? tokenForm : ''}<p id="found" class="quiet" role="status"></p>
${sections}
${before ? changesOf(calls, before) : ''}
<div class="group"><h2 id="codes">Codes of refusals</h2><div class="scroll" tabindex="0" role="region" aria-label="Codes of refusals"><table><thead><tr><th>code</th><th>HTTP</th><th>message</th></tr></thead><tbody>${refusalRows()}</tbody></table></div></div>
</main></div></body></html>`;
}
