import { currentTheme, setTheme, type Theme } from '@perya/app-kit/browser/theme';
import { create } from 'zustand';

export const useTheme = create<{ readonly theme: Theme }>()(() => ({
  theme: typeof document === 'undefined' ? 'system' : currentTheme(),
}));

export function chooseTheme(theme: Theme): void {
  setTheme(theme);
  useTheme.setState({ theme });
}
