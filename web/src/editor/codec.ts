/** Encodes a document in an address: compressed JSON in base64url, after the version of the encoding. */
const VERSION = '1';
/** Some messengers truncate longer links. */
export const LONGEST_LINK = 16_000;
/** No document is this large; a link that unpacks to more is malicious. */
const LARGEST = 400_000;

export type LinkFault = 'version' | 'broken' | 'long' | 'old-browser';

export class LinkError extends Error {
  override readonly name = 'LinkError';

  constructor(readonly fault: LinkFault) {
    super(fault);
  }
}

const toText = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> => {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new LinkError('broken');
  let binary: string;
  try {
    binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    throw new LinkError('broken');
  }
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
};

/** The content of a stream, up to a number of bytes. */
const readAll = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> => {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => {});
      throw new LinkError('long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> => {
  const writer = stream.writable.getWriter();
  // Errors surface when the stream is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return readAll(stream.readable, most);
};

const mustPack = (): void => {
  if (typeof CompressionStream === 'undefined') throw new LinkError('old-browser');
};

/** Encode a document; throws a `LinkError` if it is too long. */
export const encodeDocument = async (document: unknown): Promise<string> => {
  mustPack();
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(document)),
    new CompressionStream('deflate-raw'),
    LARGEST,
  );
  const text = `${VERSION}.${toText(packed)}`;
  if (text.length > LONGEST_LINK) throw new LinkError('long');
  return text;
};

/** Decode a document; throws a `LinkError` if the link is invalid. */
export const decodeDocument = async (text: string): Promise<Record<string, unknown>> => {
  mustPack();
  if (text.length > LONGEST_LINK) throw new LinkError('long');
  const [version, packed, ...more] = text.trim().split('.');
  if (!version || !/^\d+$/.test(version) || packed === undefined || more.length) throw new LinkError('broken');
  if (version !== VERSION) throw new LinkError('version');
  const bytes = toBytes(packed);
  try {
    const plain = await through(bytes, new DecompressionStream('deflate-raw'), LARGEST);
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new LinkError('broken');
    return read as Record<string, unknown>;
  } catch (thrown) {
    throw thrown instanceof LinkError ? thrown : new LinkError('broken');
  }
};
