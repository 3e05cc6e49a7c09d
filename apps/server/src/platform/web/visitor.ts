import { type BrandTag, brandOfHost } from '@perya/contract/brands';
import { isLanguage, type Language } from '@perya/contract/text';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../http/cookies.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What the first page must know to come out right at once: brand by host, the rest by cookie. */
export interface Visitor {
  brand: BrandTag;
  language: Language;
  theme: Theme;
}

export function visitorOf(request: FastifyRequest): Visitor {
  const language = cookieOf(request, 'perya_lang');
  const theme = cookieOf(request, 'perya_theme');
  return {
    brand: brandOfHost(request.hostname),
    language: isLanguage(language) ? language : 'en_US',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

/** Whether the app has said that a player is logged in here; what that opens is asked of the token alone. */
export function whoAsks(request: FastifyRequest): 'player' | 'visitor' {
  return cookieOf(request, 'perya_player') === '1' ? 'player' : 'visitor';
}
