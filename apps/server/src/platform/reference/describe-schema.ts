import * as z from 'zod/mini';

/** What we read of a JSON schema. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** A field that may be null has two. */
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  required?: string[];
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

export interface Field {
  /** With the names of the records around it, as in `d.amount`. */
  path: string;
  type: string;
  isRequired: boolean;
}

export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}

function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  return schema.type ? [schema.type].flat().join(' or ') : 'any';
}

/** Where the fields of a record, of a list's rows or of a record that may be null are written. */
function recordOf(schema: JsonSchema): JsonSchema {
  if (schema.type === 'array') return recordOf(schema.items ?? {});
  return schema.anyOf?.find((choice) => choice.properties) ?? schema;
}

export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const record = recordOf(schema);
  return Object.entries(record.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isRequired = record.required?.includes(name) ?? false;
    // A field that may hold anything and need not be there is one that the call refuses.
    if (typeOf(field) === 'any' && !isRequired) return [];
    return [{ path, type: typeOf(field), isRequired }, ...fieldsOf(field, `${path}.`)];
  });
}
