import type { Content } from '../../content/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { KycServices } from '../services.ts';

/** What the verbs of this room work with. */
export interface ComplianceServices extends Pick<KycServices, 'audit' | 'completions' | 'freezes'> {
  identity: Pick<Identity, 'hold' | 'countMadeBefore'>;
  content: Pick<Content, 'compliance'>;
}
