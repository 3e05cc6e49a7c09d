import { msg } from '@lingui/core/macro';

/** Here and not where they are offered: the words of the shell belong to the first load. */
export const titles = { withdraw: msg`Withdraw`, notice: msg`Notice` };
