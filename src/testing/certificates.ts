import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate with its private key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate authority for tests, which signs certificates of servers. */
export interface Authority {
  /** The authority's own certificate, as PEM. A client that trusts it trusts all certificates that it has signed. */
  readonly cert: string;
  /** @param days how long the certificate is valid from now on; with a negative number it has expired */
  readonly sign: (host: string, days?: number) => Certificate;
}

const DAY_MS = 86_400_000;

const createKeys = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const forged = forge.pki.privateKeyFromPem(key);
  return {
    key,
    privateKey: forged,
    publicKey: forge.pki.setRsaPublicKey(forged.n, forged.e),
  };
};

const nameOf = (value: string) => [{ name: 'commonName', value }];

/** All servers of a process share one key: creating a key is slow, and tests do not depend on which key it is. */
let keysOfServers: ReturnType<typeof createKeys> | undefined;
const getServerKeys = () => (keysOfServers ??= createKeys());

let serial = 0;

const createCertificate = (name: string, publicKey: forge.pki.rsa.PublicKey, days: number) => {
  const certificate = forge.pki.createCertificate();
  serial += 1;
  certificate.publicKey = publicKey;
  certificate.serialNumber = serial.toString(16).padStart(4, '0');
  const now = Date.now();
  certificate.validity.notBefore = new Date(now - 30 * DAY_MS);
  certificate.validity.notAfter = new Date(now + days * DAY_MS);
  certificate.setSubject(nameOf(name));
  return certificate;
};

const serverExtensions = (host: string) => [
  { name: 'basicConstraints', cA: false },
  // 2 stands for a DNS name (RFC 5280, section 4.2.1.6).
  { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
];

/** A certificate signed with its own key. No client trusts it by default. */
export const createSelfSigned = (host: string): Certificate => {
  const { key, privateKey, publicKey } = getServerKeys();
  const certificate = createCertificate(host, publicKey, 30);
  certificate.setIssuer(nameOf(host));
  certificate.setExtensions(serverExtensions(host));
  certificate.sign(privateKey, forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(certificate), key };
};

export const createAuthority = (): Authority => {
  const name = 'Authority of a test';
  const own = createKeys();
  const root = createCertificate(name, own.publicKey, 30);
  root.setIssuer(nameOf(name));
  root.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true },
  ]);
  root.sign(own.privateKey, forge.md.sha256.create());
  return {
    cert: forge.pki.certificateToPem(root),
    sign: (host, days = 30) => {
      const { key, publicKey } = getServerKeys();
      const certificate = createCertificate(host, publicKey, days);
      certificate.setIssuer(nameOf(name));
      certificate.setExtensions(serverExtensions(host));
      certificate.sign(own.privateKey, forge.md.sha256.create());
      return { cert: forge.pki.certificateToPem(certificate), key };
    },
  };
};
