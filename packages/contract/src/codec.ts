import { type Encoding, mediaTypes } from './headers.ts';

type Fields = Record<string, unknown>;

/** `undefined` has a CBOR value of its own; a field that is not given must simply not be there. */
function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Writes a body. The encoder is loaded with the first body that is sent, so that it is no part of the first load. [A-361 M-342 M-343] */
export async function encodeBody(
  encoding: Encoding,
  fields: Fields,
): Promise<string | URLSearchParams | Uint8Array<ArrayBuffer>> {
  const given = withoutUndefined(fields);
  if (encoding === 'json') return JSON.stringify(given);
  if (encoding === 'form') {
    return new URLSearchParams(
      Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]),
    );
  }
  const { Encoder } = await import('cbor-x/index-no-eval');
  return Uint8Array.from(new Encoder({ useRecords: false, mapsAsObjects: true }).encode(given));
}

/** Reads a body by its content type. The page's content policy forbids `eval`, hence that build of the decoder. [A-362 M-342] */
export async function decodeBody(contentType: string, bytes: Uint8Array): Promise<unknown> {
  if (contentType.startsWith(mediaTypes.json)) return JSON.parse(new TextDecoder().decode(bytes));
  const { Decoder } = await import('cbor-x/decode-no-eval');
  return new Decoder({ useRecords: false, mapsAsObjects: true }).decode(bytes);
}
