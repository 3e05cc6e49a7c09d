import type { InputOf } from '@perya/contract/call';
import type { beginCompanyLogin } from '@perya/contract/staff/calls/entrance';

/** Empty for a login; otherwise which invitation is taken. */
export type CompanyInput = InputOf<typeof beginCompanyLogin>;
