// Exact types and structured suffixes that go to a function as text; all else goes as base64.
const textTypes = /^(text\/.+|application\/(json|javascript|xml)|.+\+(json|xml))$/;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const toText = (body: Buffer): string | undefined => {
  try {
    return strictUtf8.decode(body);
  } catch {
    return undefined;
  }
};

export interface EncodedBody {
  readonly body?: string;
  readonly isBase64Encoded: boolean;
}

/** Puts a body into an event: as text where type and bytes allow it, in base64 otherwise; an empty one is left out. */
export const encodeBody = (body: Buffer, contentType = ''): EncodedBody => {
  if (body.length === 0) return { isBase64Encoded: false };
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const text = textTypes.test(mediaType) ? toText(body) : undefined;
  return text === undefined
    ? { body: body.toString('base64'), isBase64Encoded: true }
    : { body: text, isBase64Encoded: false };
};
