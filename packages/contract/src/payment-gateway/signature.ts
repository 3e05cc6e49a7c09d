/**
 * Either side signs as the scanner of IDs does: HMAC-SHA256 over time, nonce, method, path and body. A
 * signature is good for a minute, so one that is replayed later is none.
 */
export {
  isScanRequestSigned as isGatewayRequestSigned,
  type ScanKey as GatewayKey,
  signScanRequest as signGatewayRequest,
} from '../id-scan/signature.ts';
