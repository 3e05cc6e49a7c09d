import { accessKind } from '@perya/contract/access';
import type { Call } from '@perya/contract/call';
import { errors } from '@perya/contract/errors';
import { headerNames, idempotencyKeyPattern, mediaTypes } from '@perya/contract/headers';
import * as z from 'zod/mini';
import type { Calls } from '../http/mount-calls.ts';

export type Json = Record<string, unknown>;

/** A record whose keys are a few words has each of them as a property: most readers know no names of properties. */
function spellOut(schema: Json): void {
  const { required, properties, additionalProperties } = schema;
  if (!Array.isArray(required) || properties !== undefined) return;
  schema['properties'] = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
}

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => spellOut(jsonSchema as Json),
  }) as Json;
  return rest;
}

function envelopeOf(data: Json): Json {
  return {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: true }, data },
  };
}

const failureSchema: Json = {
  type: 'object',
  required: ['status', 'data', 'code'],
  properties: {
    status: { const: false },
    data: { type: 'string', description: 'The message for the player' },
    code: { type: 'string', enum: Object.keys(errors) },
    details: {
      type: 'object',
      description: 'What some refusals say beyond their message',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const inEveryEncoding = (schema: Json, types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

function parametersOf(call: Call, isGet: boolean): Json[] {
  const input = schemaOf(call.request, 'input');
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as string[];
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  return Object.entries(properties)
    .filter(([name]) => isGet || inPath.includes(name) || call.inQuery.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
}

function operationOf(name: string, call: Call, method: string): Json {
  const isGet = method === 'GET';
  const parameters = parametersOf(call, isGet);
  if (call.movesMoney) {
    const schema = { type: 'string', pattern: idempotencyKeyPattern.source };
    parameters.push({ name: headerNames.idempotencyKey, in: 'header', required: true, schema });
  }
  const answer = { oneOf: [envelopeOf(schemaOf(call.answer, 'output')), failureSchema] };
  const wire = [mediaTypes.cbor, mediaTypes.json];
  const body = schemaOf(call.request, 'input');
  const refusal = inEveryEncoding(failureSchema, wire);
  return {
    operationId: isGet || call.method === 'POST' ? name : `${name}ByPost`,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    security: call.access === 'public' ? [] : [{ [accessKind(call.access)]: [] }],
    parameters,
    ...(isGet
      ? {}
      : { requestBody: { content: inEveryEncoding(body, [...wire, mediaTypes.form]) } }),
    responses: {
      200: { description: 'The answer, or a refusal', content: inEveryEncoding(answer, wire) },
      400: { description: 'The request is not understood', content: refusal },
      ...(call.access === 'public'
        ? {}
        : { 401: { description: 'Nobody is known by this token', content: refusal } }),
      429: { description: 'Too many requests', content: refusal },
      default: { description: 'Another refusal', content: refusal },
    },
  };
}

/** A scheme for each kind of caller that some call asks for. */
function securitySchemesOf(calls: Calls): Json {
  const kinds = Object.values(calls).map(({ access }) => accessKind(access));
  const named = [...new Set(kinds)].filter((kind) => kind !== 'public');
  const signature = { type: 'apiKey', in: 'header', name: 'x-perya-signature' };
  const bearer = { type: 'http', scheme: 'bearer' };
  return Object.fromEntries(named.map((kind) => [kind, kind === 'provider' ? signature : bearer]));
}

/** The OpenAPI document, made from the declared calls. */
export function openApiDocument(calls: Calls): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    for (const method of call.methods) {
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operationOf(name, call, method),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perya API',
      version: '1',
      description:
        'CBOR both ways by default; JSON and forms are read by content type, and `accept: application/json` gets JSON. Money is a decimal string with two decimals, times are unix seconds.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: securitySchemesOf(calls) },
  };
}
