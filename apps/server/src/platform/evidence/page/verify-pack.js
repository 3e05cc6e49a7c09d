/** Computes packs of signed days anew. It imports nothing: what it finds rests on nobody's word. */

/** What is wrong, by a name for whoever says it in another language. */
export class PackFault extends Error {
  constructor(name, message, about = '') {
    super(message);
    this.fault = name;
    this.about = about;
  }
}

const encode = (text) => new TextEncoder().encode(text);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOfBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function sha256(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

const hashOf = async (text) => hexOf(await sha256(encode(text)));

/** So many are hashed at once: a day has millions of lines. */
const atOnce = 5000;

async function hashAll(items, hash) {
  const hashes = [];
  for (let at = 0; at < items.length; at += atOnce) {
    for (const made of await Promise.all(items.slice(at, at + atOnce).map(hash))) hashes.push(made);
  }
  return hashes;
}

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

/** RFC 6962: two by two, level by level; who has no neighbour goes up as they are. */
async function rootOf(lines) {
  let level = await hashAll(lines, (line) => sha256(leafMark, encode(line)));
  if (level.length === 0) return hashOf('');
  while (level.length > 1) {
    const below = level;
    const pairs = Array.from({ length: Math.ceil(below.length / 2) }, (_, place) =>
      below.slice(2 * place, 2 * place + 2),
    );
    level = await hashAll(pairs, ([left, right]) => (right ? sha256(nodeMark, left, right) : left));
  }
  return hexOf(level[0]);
}

async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new TextDecoder().decode(await new Response(stream).arrayBuffer());
}

/** Where a file may begin that was packed by itself. */
function possibleEnds(bytes) {
  const ends = [];
  for (let at = 1; at < bytes.length - 2; at += 1) {
    if (bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 0x08) ends.push(at);
  }
  return [...ends, bytes.length];
}

/** The lines of files that were packed one by one; browsers unpack one at a time. */
async function unpackLines(bytes) {
  const lines = [];
  let from = 0;
  for (const to of possibleEnds(bytes)) {
    // These bytes may stand in the middle of a file too: then what ends there is no whole file.
    const text = await inflate(bytes.subarray(from, to)).catch(() => null);
    if (text === null) continue;
    for (const line of text.split('\n').slice(0, -1)) lines.push(line);
    from = to;
  }
  if (from === 0 || from !== bytes.length) {
    throw new PackFault('unreadable', 'it is no pack, or not a whole one');
  }
  return lines;
}

async function verifierOf(key) {
  try {
    return await crypto.subtle.importKey('spki', key, 'Ed25519', false, ['verify']);
  } catch (error) {
    // A key that is none must not pass for a browser that is old.
    if (error.name !== 'NotSupportedError') throw new PackFault('key', 'its key is none');
    throw new PackFault('browser', 'this browser cannot check signatures of this kind');
  }
}

async function requireSignature({ statement, signature, public_key }) {
  const key = bytesOfBase64(public_key);
  const verifier = await verifierOf(key);
  const given = [bytesOfBase64(signature), encode(statement)];
  if (!(await crypto.subtle.verify('Ed25519', verifier, ...given))) {
    throw new PackFault('signature', 'the signature is not of the statement');
  }
  if (!hexOf(await sha256(key)).startsWith(JSON.parse(statement).key)) {
    throw new PackFault('key', 'the statement names another key');
  }
}

/** Money neither appears nor vanishes: the legs of every posting sum to zero. */
function requireZero(line) {
  const sum = JSON.parse(line)
    .at(-1)
    .reduce((total, [, , amount]) => total + BigInt(amount), 0n);
  if (sum !== 0n) {
    throw new PackFault('posting', `the legs of a posting sum to ${sum}: ${line}`, line);
  }
}

/** The rows of each part, once all of them lead to what was signed. */
async function readParts(statement, rows) {
  const parts = {};
  let at = 0;
  for (const { name, rows: count, root } of statement.parts) {
    const those = rows.slice(at, at + count);
    at += count;
    if (those.length !== count || (await rootOf(those)) !== root) {
      throw new PackFault('rows', `the rows of ${name} are not what was signed`, name);
    }
    parts[name] = those;
  }
  if (at !== rows.length) throw new PackFault('more', 'there are rows that nobody signed');
  const lines = statement.parts.map(({ name, rows: count, root }) => `${name} ${count} ${root}`);
  if ((await rootOf(lines)) !== statement.root) {
    throw new PackFault('root', 'the root is not of the parts');
  }
  return parts;
}

const hourMicros = 3_600_000_000;

/** What was staked and won in rounds that were played to their end, by hour, venue and game. */
function sumRounds(lines) {
  const sums = new Map();
  for (const line of lines) {
    const [, , , venue, game, , status, stake, , payout, , settledAt] = JSON.parse(line);
    if (status !== 'completed') continue;
    const hour = Math.floor(settledAt / hourMicros);
    const key = JSON.stringify([hour, venue, game]);
    const sum = sums.get(key) ?? { hour, venue, game, rounds: 0, staked: 0n, won: 0n };
    sum.rounds += 1;
    sum.staked += BigInt(stake);
    sum.won += BigInt(payout);
    sums.set(key, sum);
  }
  return [...sums.values()];
}

const parsed = (lines = []) => lines.map((line) => JSON.parse(line));

/** Computes a pack anew from its lines; throws what is wrong first. */
export async function verifyPack(bytes) {
  const [first = '{}', ...rows] = await unpackLines(bytes);
  const head = JSON.parse(first);
  if (typeof head.statement !== 'string') {
    throw new PackFault('unreadable', 'it is no pack, or not a whole one');
  }
  await requireSignature(head);
  const statement = JSON.parse(head.statement);
  const parts = await readParts(statement, rows);
  for (const line of parts.ledger ?? []) requireZero(line);
  return {
    day: statement.day,
    statement: head.statement,
    hash: await hashOf(head.statement),
    previous: statement.previous,
    publicKey: head.public_key,
    rows: rows.length,
    broken: parsed(parts.controls)
      .filter((run) => Number(run.at(-1)) > 0)
      .map((run) => String(run[1])),
    rounds: sumRounds(parts.rounds ?? []),
    figures: parsed(parts.figures),
  };
}

/** Each day names the one before it; throws where one of these does not. */
export function requireChain(packs) {
  const sorted = packs.toSorted((a, b) => a.day.localeCompare(b.day));
  for (const [place, pack] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before && pack.previous !== before.hash) {
      const about = `${before.day}, ${pack.day}`;
      throw new PackFault('chain', `${pack.day} does not follow ${before.day}`, about);
    }
  }
}

/** What was kept outside of the house: a published day, or the list of `/member/evidence`. */
export function readPublished(text) {
  const { days, ...single } = JSON.parse(text);
  return (days ?? [single]).map(({ day, statement }) => ({ day, statement }));
}

/** How many packs were published as they are; throws where one was published otherwise. */
export function requirePublished(packs, published) {
  const statements = Map.groupBy(published, ({ day }) => day);
  let found = 0;
  for (const { day, statement } of packs) {
    const kept = statements.get(day) ?? [];
    if (kept.some((each) => each.statement !== statement)) {
      throw new PackFault('published', `${day} was published with another statement`, day);
    }
    if (kept.length > 0) found += 1;
  }
  return found;
}
