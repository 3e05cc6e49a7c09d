import type { PartnersServices } from '../services.ts';
import type { HostAnswers } from './tally.store.ts';

/** One silence is a line that broke; so many, and as many as there were answers, are a host that fails. */
const failuresMin = 3;

/** The open channels whose host fails, as somebody should know before players tell. One that is not connected is no failure. */
export async function listFailing({
  hosts,
  tallies,
}: Pick<PartnersServices, 'hosts' | 'tallies'>): Promise<HostAnswers[]> {
  const answers = await tallies.listAnswers();
  return answers.filter(
    ({ channel, failed, answered }) =>
      hosts.has(channel) && failed >= failuresMin && failed >= answered,
  );
}
