import { type ProviderCode, providerCodes } from '@perya/contract/provider-api/codes';
import {
  type ProviderVerb,
  providerAnswer,
  providerHeaders,
  providerRequests,
  providerVerbs,
} from '@perya/contract/provider-api/wire';
import { escapeHtml } from '../html.ts';
import { fieldsOf, jsonSchemaOf } from './describe-schema.ts';
import { exampleOf } from './example-of.ts';
import { verbPath, verbSummaries } from './provider-openapi.ts';
import { tableOf } from './reference-page.ts';

/** As docs/provider-api.md has them; what is not named here any value will do for. */
const named: Readonly<Record<string, unknown>> = {
  transaction_id: 'b-1001',
  bet_transaction_id: 'b-1001',
  round_id: 'r-77',
  player: '10000001',
  game: 'plinko',
  currency: 'PHP',
  amount: 1000,
  token: 'tLgNIOH4Z9maJsQ53pTmklZ13WIJVuJvuUiv9rXAkF0',
  campaign: 'weekend',
  is_finished: true,
};
const transactions: Readonly<Partial<Record<ProviderVerb, string>>> = {
  win: 'w-1001',
  rollback: 'x-1001',
  correction: 'c-1001',
  promo: 'p-1001',
};

/** What must be there, with the names of the documents. */
export function providerExample(verb: ProviderVerb): Record<string, unknown> {
  const schema = providerRequests[verb];
  const { required = [] } = jsonSchemaOf(schema, 'input');
  const any = exampleOf(schema, 'input') as Record<string, unknown>;
  const told = { ...any, ...named, transaction_id: transactions[verb] ?? named['transaction_id'] };
  return Object.fromEntries(required.map((name) => [name, told[name as keyof typeof told]]));
}

function curlOf(verb: ProviderVerb): string {
  return [
    `BODY='${JSON.stringify(providerExample(verb))}'`,
    'TIME=$(date +%s)',
    'NONCE=$(uuidgen)',
    `SIGN=$(printf '%s' "$TIME.$NONCE.$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)`,
    `curl "$PERYA${verbPath(verb).replace('{venue}', '$VENUE')}" -d "$BODY" \\`,
    `  -H 'content-type: application/json' -H "${providerHeaders.key}: $KEY" \\`,
    `  -H "${providerHeaders.timestamp}: $TIME" -H "${providerHeaders.nonce}: $NONCE" \\`,
    `  -H "${providerHeaders.signature}: $SIGN"`,
  ].join('\n');
}

const sectionOf = (verb: ProviderVerb) => `<section class="call" id="${verb}">
<div class="said"><h3><span class="method">POST</span> <code>${verbPath(verb)}</code></h3>
<p>${escapeHtml(verbSummaries[verb])}.</p>
${tableOf('Request', fieldsOf(jsonSchemaOf(providerRequests[verb], 'input')))}</div>
<div class="shown"><pre class="curl" tabindex="0">${escapeHtml(curlOf(verb))}</pre></div></section>`;

const codeRows = () =>
  (Object.keys(providerCodes) as ProviderCode[])
    .map((code) => {
      const { httpStatus, message } = providerCodes[code];
      return `<tr><td><code>${code}</code></td><td>${httpStatus}</td><td>${escapeHtml(message)}</td></tr>`;
    })
    .join('');

/** The wire that providers of games call, for people, made from the schemas that it is checked by. */
export function providerPage({ base, openApi }: { base: string; openApi: string }): string {
  const links = providerVerbs
    .map((verb) => `<li><a href="#${verb}"><span class="method">POST</span> ${verb}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en" data-example="curl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Perya provider API</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="${base}/reference.css"></head><body>
<a class="skip" href="#content">To the verbs</a>
<header><a class="mark" href="/"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">Perya provider API</a></header>
<div class="page"><nav aria-label="Verbs"><details open><summary>Verbs</summary><div class="group"><ul>${links}</ul></div><div class="group"><a class="title" href="#answer">The answer</a></div><div class="group"><a class="title" href="#codes">Codes</a></div></details></nav>
<main id="content"><h1>Perya provider API</h1>
<p>The seamless wallet that providers of games call: JSON, amounts in whole centavos, every request signed and idempotent by its transaction id. What a round, a retry and a ceiling are is written in <code>docs/provider-api.md</code>; <code>npm run provider:check</code> plays a provider through all of it. The same for machines: <a href="${openApi}">OpenAPI</a>.</p>
<div class="group"><h2>Verbs</h2>${providerVerbs.map(sectionOf).join('')}</div>
<div class="group" id="answer"><h2>The answer</h2>${tableOf('Answer', fieldsOf(jsonSchemaOf(providerAnswer, 'output')))}</div>
<div class="group"><h2 id="codes">Codes</h2><div class="scroll" tabindex="0" role="region" aria-label="Codes"><table><thead><tr><th>code</th><th>HTTP</th><th>message</th></tr></thead><tbody>${codeRows()}</tbody></table></div></div>
</main></div></body></html>`;
}
