import type { calls } from '@perya/contract/calls';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { Content } from './index.ts';

export function contentRoutes(
  content: Pick<Content, 'readIndex'>,
): Pick<Handlers<typeof calls>, 'getIndex' | 'getBrandIndex'> {
  return {
    getIndex: () => content.readIndex('h5'),
    getBrandIndex: (_context, { tag }) => content.readIndex(tag),
  };
}
