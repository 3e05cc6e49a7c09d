import { classNames } from '../class-names.ts';

/** A place kept for content of the size given by the classes, so that nothing jumps when it arrives. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('skeleton block rounded-control', className)} />
  );
}
