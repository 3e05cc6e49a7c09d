import { brandTags, siteTags } from '@perya/contract/brands';
import { kyc } from '@perya/contract/constants';
import type { HomeTag } from '@perya/contract/content/staff-calls/home';
import type { Compliance, ComplianceSite } from '@perya/contract/kyc/staff-calls/compliance';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import type { ComplianceServices } from './services.ts';

/** Nobody needs to know it more exactly. */
const countMax = 10_000;

/** Who is blocked gets nowhere anyway. */
const unverified = kycStatuses.filter((status) => !isVerified(status) && status !== 'block');

/** Who would be led to the check at a site now. Through a partner's entry players of every brand come. */
export async function countOverdue(
  { identity, freezes }: ComplianceServices,
  tag: HomeTag,
): Promise<{ overdue: number; is_more: boolean }> {
  // Before the clock has run for its hours, only those are overdue whom it froze before.
  const statuses = (await freezes.isRunning()) ? unverified : ['frozen'];
  const brand = brandTags().find((each) => each === tag) ?? null;
  const found = await identity.countMadeBefore({
    statuses,
    hours: kyc.deadlineHours,
    brand,
    max: countMax + 1,
  });
  return { overdue: Math.min(found, countMax), is_more: found > countMax };
}

async function readSite(services: ComplianceServices, tag: HomeTag): Promise<ComplianceSite> {
  const now = Math.floor(Date.now() / 1000);
  const [window, counted] = await Promise.all([
    services.content.compliance.read(tag),
    countOverdue(services, tag),
  ]);
  const stateOf = (from: number, until: number) => {
    if (now > until) return 'over';
    return now < from ? 'planned' : 'in-force';
  };
  const state = window ? stateOf(window.from, window.until) : 'off';
  return { tag, ...(window ?? { from: 0, until: 0 }), state, ...counted };
}

/** Every site with its window, and whom that meets. */
export async function readCompliance(services: ComplianceServices): Promise<Compliance> {
  const [sites, asked] = await Promise.all([
    Promise.all(siteTags().map((tag) => readSite(services, tag))),
    services.completions.count(),
  ]);
  return { sites, asked };
}
