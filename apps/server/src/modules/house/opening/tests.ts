import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  beginGatewayTest as beginGatewayCall,
  beginMessageTest as beginMessageCall,
  finishGatewayTest as finishGatewayCall,
  finishMessageTest as finishMessageCall,
  OpeningLine,
} from '@perya/contract/house/staff-calls/opening';
import { maskPhone } from '@perya/contract/staff/mask';
import { centavos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { GatewayFailure, gatewayOf } from '../../../providers/payments/gateway.ts';
import { byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';
import type { NewTest, OpeningTest } from './test.store.ts';

/** One peso. */
const amount = centavos(100n);
const payableMs = 3_600_000;
const codeDigits = 6;

const newReference = () => `T${randomUUID().replaceAll('-', '')}`;

const digestOf = ({ keyring }: HouseServices, reference: string, code: string) =>
  keyring.digest('opening-test', `${reference}:${code}`);

/** Writes down that something is tried, before anything leaves the house. */
async function begin(
  { audit, tests }: HouseServices,
  context: StaffContext,
  test: Omit<NewTest, 'staffId'>,
): Promise<bigint> {
  const { kind, about } = test;
  const id = await audit.record<bigint | null>(byStaff(context), async (tx) => {
    const result = await tests.begin(tx, { ...test, staffId: context.staffId });
    if (result === null) return nothingChanged(null);
    const after = { kind, about };
    return {
      result,
      entries: [{ action: 'doors.test-begun', subject: { kind: 'house' }, after }],
    };
  });
  if (id === null) throw new Refusal('TOO_MANY_REQUESTS');
  return id;
}

/** What was tried holds: the line of the list is proved from now on. */
async function pass(
  { audit, tests, doors }: HouseServices,
  context: StaffContext,
  test: OpeningTest,
  proof: { line: OpeningLine; about: string },
): Promise<{ is_passed: true }> {
  const origin = byStaff(context);
  await audit.record<void>(origin, async (tx) => {
    if (!(await tests.pass(tx, test.id))) return nothingChanged(undefined);
    await doors.addProof(tx, { ...proof, by: nameOfActor(origin.actor) });
    const after = { line: proof.line, about: test.about };
    return {
      result: undefined,
      entries: [{ action: 'doors.test-passed', subject: { kind: 'house' }, after }],
    };
  });
  return { is_passed: true };
}

/** Sends a code by the carrier; that it was typed in again proves that it arrived. */
export async function beginMessageTest(
  services: HouseServices,
  context: StaffContext,
  { phone }: RequestOf<typeof beginMessageCall>,
): Promise<AnswerOf<typeof beginMessageCall>> {
  const reference = newReference();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const secret = digestOf(services, reference, code);
  const about = maskPhone(phone.slice('+63'.length));
  const id = await begin(services, context, { kind: 'message', reference, about, secret });
  const text = `Perya: ${code} is the code of a test before the opening.`;
  try {
    await services.sender.send({ to: phone, subject: 'Perya', text });
  } catch (error) {
    context.log.warn({ err: error }, 'the message of a test was not taken');
    throw new Refusal('TEST_FAILED');
  }
  return { id: String(id) };
}

export async function finishMessageTest(
  services: HouseServices,
  context: StaffContext,
  { id, code }: RequestOf<typeof finishMessageCall>,
): Promise<AnswerOf<typeof finishMessageCall>> {
  const test = await services.tests.take(BigInt(id), 'message', context.staffId);
  const given = test && digestOf(services, test.reference, code);
  if (!test?.secret || !given || !timingSafeEqual(test.secret, given)) {
    throw new Refusal('TEST_NOT_PASSED');
  }
  return pass(services, context, test, { line: 'sms', about: '' });
}

/** Nothing but trouble of the gateway is a refusal. */
function refuseTrouble(error: unknown, context: StaffContext): never {
  if (!(error instanceof GatewayFailure)) throw error;
  context.log.warn({ trouble: error.trouble }, 'a gateway could not be tried');
  throw new Refusal('TEST_FAILED');
}

/** Opens an order of one peso, as a deposit would, for a person to pay. */
export async function beginGatewayTest(
  services: HouseServices,
  context: StaffContext,
  { channel: wanted }: RequestOf<typeof beginGatewayCall>,
): Promise<AnswerOf<typeof beginGatewayCall>> {
  const { payments, gateways, tests, shown } = services;
  const usable = await payments.channels.listUsable();
  const channel = usable.find(({ id, mode }) => id === wanted && mode === 'deposit');
  if (!channel) throw new Refusal('NOT_FOUND');
  const reference = newReference();
  const about = channel.gateway;
  const id = await begin(services, context, { kind: 'gateway', reference, about, secret: null });
  const { gatewayId, payUrl } = await gatewayOf(gateways, channel.gateway)
    .open({
      reference,
      amount,
      method: channel.method,
      returnUrl: `${shown.publicUrls[0] ?? ''}/`,
      expiresAt: new Date(Date.now() + payableMs),
      language: context.language,
    })
    .catch((error: unknown) => refuseTrouble(error, context));
  await tests.noteOrder(id, gatewayId);
  return { id: String(id), pay_url: payUrl };
}

/** Asks the gateway; whoever says that they have paid is believed in nothing. */
export async function finishGatewayTest(
  services: HouseServices,
  context: StaffContext,
  { id }: RequestOf<typeof finishGatewayCall>,
): Promise<AnswerOf<typeof finishGatewayCall>> {
  const test = await services.tests.take(BigInt(id), 'gateway', context.staffId);
  if (!test) throw new Refusal('NOT_FOUND');
  const { state, payments } = await gatewayOf(services.gateways, test.about)
    .readOrder(test.reference, test.gatewayId)
    .catch((error: unknown) => refuseTrouble(error, context));
  const isPaid =
    state === 'paid' && payments.some((paid) => paid.amount >= amount && paid.currency === 'PHP');
  if (!isPaid) return { is_passed: false };
  return pass(services, context, test, { line: 'gateway', about: test.about });
}
