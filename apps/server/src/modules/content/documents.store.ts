import type { DocumentKind } from '@perya/contract/content/calls/documents';
import { type Language, spokenFor } from '@perya/contract/text';
import type pg from 'pg';

export interface DocumentPlace {
  brand: string;
  kind: DocumentKind;
  language: Language;
}

export interface PublishedDocument {
  kind: DocumentKind;
  language: Language;
  updatedAt: Date;
}

export function createDocumentsStore(pool: pg.Pool) {
  return {
    /** In the language asked for, or in the one that speaks for it where nobody has written it. */
    async findDocument({ brand, kind, language }: DocumentPlace): Promise<string | null> {
      const result = await pool.query<{ body: string }>({
        name: 'find-document',
        text: `select body from content.document
               where brand = $1 and kind = $2 and language = any($3)
               order by array_position($3, language) limit 1`,
        values: [brand, kind, spokenFor(language)],
      });
      return result.rows[0]?.body ?? null;
    },

    async listPublished(brand: string): Promise<PublishedDocument[]> {
      const { rows } = await pool.query<PublishedDocument>(
        `select kind, language, updated_at from content.document
         where brand = $1 order by kind, language`,
        [brand],
      );
      return rows;
    },
  };
}

export type DocumentsStore = ReturnType<typeof createDocumentsStore>;
