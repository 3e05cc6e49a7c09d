import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A list with the case that is open beside it: the route of the case is a child of the list's. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="list-page">
      {children}
      <Outlet />
    </div>
  );
}
