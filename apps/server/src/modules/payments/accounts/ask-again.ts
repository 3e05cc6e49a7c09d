import type { PayableAccount } from './account.store.ts';
import { inquireAccount } from './inquire-account.ts';
import type { AccountsServices } from './services.ts';

/** Whether a bank has said something of the account that stays said. */
const isSaid = ({ inquiryResult }: PayableAccount) =>
  inquiryResult !== null && inquiryResult !== 'unsaid';

/**
 * The account as its bank has it. One of which the bank has said nothing yet, or that was added before banks were asked,
 * is asked about now. The player learns nothing of the answer, and money is reserved for each time: it needs no limit
 * beside that of withdrawals.
 */
export async function askAgain(
  services: AccountsServices,
  account: PayableAccount,
): Promise<PayableAccount> {
  const { accounts, channels, keyring, kyc } = services;
  if (isSaid(account)) return account;
  const { uid, id, channelId, numberSealed } = account;
  // What was erased is empty; nothing is paid there any more.
  if (numberSealed.length === 0) return account;
  const [channel, names] = await Promise.all([channels.find(channelId), kyc.personOf(uid)]);
  if (!channel) return account;
  const number = keyring.open(numberSealed).toString();
  const inquiry = await inquireAccount(services, channel, number, names);
  if (!inquiry) return account;
  await accounts.noteInquiry(uid, id, inquiry);
  return (await accounts.find(uid, id)) ?? account;
}
