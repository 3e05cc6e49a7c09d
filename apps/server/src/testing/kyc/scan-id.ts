import { calls } from '@perya/contract/calls';
import { drawTestPicture } from '../draw-test-picture.ts';
import type { KycPlayer } from '../kyc-player.ts';
import { type ScriptedScanner, scannedPerson } from './scripted-scanner.ts';

let scanned = 0;

/** Lets the scanner read an ID that nobody else has; answers its number and the key of its picture. */
export async function scanId(provider: ScriptedScanner, { client }: Pick<KycPlayer, 'client'>) {
  scanned += 1;
  const id_number = `CRN-0112-${String(scanned).padStart(7, '0')}-8`;
  const { transaction_id, biz_id } = await client.call(calls.setupOcr, { id_type: 'UMID' });
  const image = (await drawTestPicture(500 + scanned)).toString('base64');
  const fields = { ...scannedPerson, id_number };
  provider.end(transaction_id, { state: 'success', fields, score: 88, verified: true, image });
  const { ocr } = await client.call(calls.checkOcrResult, { transaction_id, biz_id });
  return { id_number, idPhoto: ocr.attachments.idPhoto };
}
