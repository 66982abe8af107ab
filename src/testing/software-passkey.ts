import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Lies = { origin?: string; rpId?: string; counter?: number; attestation?: Buffer };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), utf8(value)]);
/** A CBOR byte string in its shortest form, as the standard requires. */
const bytes = (value: Buffer) => {
  const { length } = value;
  const head = length < 256 ? Buffer.from([0x58, length]) : Buffer.from([0x59, ...uint16(length)]);
  return Buffer.concat([head, value]);
};
const utf8 = (value: string) => Buffer.from(value, 'utf8');
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/**
 * A software authenticator (Web Authentication level 2, ES256, no attestation), written from the
 * standard. It creates one passkey and signs with it, correctly or with the given lies.
 */
export function createSoftwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let used = 0;

  // A COSE key: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const clientData = (type: string, { challenge }: Options, lies: Lies) =>
    utf8(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, lies: Lies) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const rpId = lies.rpId ?? new URL(origin).hostname;
    const rpIdHash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags | USER_PRESENT | USER_VERIFIED]), count]);
  };

  return {
    id,
    /** What `navigator.credentials.create` would return. */
    create(options: Options, lies: Lies = {}) {
      const authData = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, 0, lies),
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        coseKey,
      ]);
      const plain = Buffer.concat([text('none'), text('attStmt'), Buffer.from([0xa0])]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        lies.attestation ?? plain,
        text('authData'),
        bytes(authData),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options, lies).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` would return. */
    get(options: Options, lies: Lies = {}) {
      used += 1;
      const authData = authenticatorData(0, used, lies);
      const data = clientData('webauthn.get', options, lies);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
