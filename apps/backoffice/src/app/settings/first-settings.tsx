import { Navigate } from '@tanstack/react-router';
import { useSettingsTabs } from './settings-tabs.ts';

/** Leads on to the first part that the person may use. */
export function FirstSettings() {
  const [first] = useSettingsTabs();
  return first ? <Navigate to={first.path} replace /> : null;
}
