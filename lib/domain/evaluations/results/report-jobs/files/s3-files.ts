import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { forEachAtOnce } from '../../../../../runtime/at-once.ts';
import { archiveDisposition, archiveName, downloadSeconds, type ReportFiles, reportPrefix } from './report-files.ts';

// S3 takes 10,000 pieces of 5 MiB or more, the last one of any size.
const pieceBytes = 16 * 1024 ** 2;

const atOnce = 8;

/** Yields the bytes of a stream in pieces of at least this size, except the last one. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  let [chunks, bytes]: [Buffer[], number] = [[], 0];
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(chunks);
    [chunks, bytes] = [[], 0];
  }
  yield Buffer.concat(chunks);
}

const isThereAlready = (error: unknown): boolean => Object(error).$metadata?.httpStatusCode === 412;

/** Returns the seconds for which an address works. It ends with the credentials that signed it. */
const lifeOf = ({ expiration }: { readonly expiration?: Date }, signed: number): number => {
  if (expiration === undefined) return downloadSeconds;
  const left = Math.floor((expiration.getTime() - signed) / 1_000);
  return Math.max(1, Math.min(downloadSeconds, left));
};

/** Files of reports in a bucket; archives are downloaded through presigned URLs. */
export const s3Files = (Bucket: string): ReportFiles => {
  const client = new S3Client({});
  const keyOf = (name: string): string => `${reportPrefix}${name}`;
  const uploadPieces = async (Key: string, UploadId: string | undefined, stream: Readable): Promise<void> => {
    const Parts: { readonly ETag: string | undefined; readonly PartNumber: number }[] = [];
    for await (const Body of piecesOf(stream)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
  };
  return {
    put: async (name, Body) => {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body, IfNoneMatch: '*' }));
      } catch (error) {
        if (!isThereAlready(error)) throw error;
      }
    },
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    putStream: async (name, stream) => {
      const Key = keyOf(name);
      const created = await client.send(
        new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'application/zip' }),
      );
      const { UploadId } = created;
      try {
        await uploadPieces(Key, UploadId, stream);
      } catch (error) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
        throw error;
      }
    },
    discard: (names) =>
      forEachAtOnce(names, atOnce, (name) => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))),
    addressOf: async (report, { now }) => {
      const get = new GetObjectCommand({
        Bucket,
        Key: keyOf(archiveName(report)),
        ResponseContentDisposition: archiveDisposition,
      });
      // A signature has the time in seconds.
      const signed = Math.floor(now.getTime() / 1_000) * 1_000;
      const expiresIn = lifeOf(await client.config.credentials(), signed);
      return {
        url: await getSignedUrl(client, get, { expiresIn, signingDate: new Date(signed) }),
        expires_at: new Date(signed + expiresIn * 1_000).toISOString(),
      };
    },
  };
};
