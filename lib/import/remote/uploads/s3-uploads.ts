import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { archiveType, maxUploadBytes, objectKey, type Uploads, uploadHeaders, uploadSeconds } from './upload.ts';

/**
 * Seconds for which a presigned address works: it ends with the credentials that signed it, even if it names a later time.
 */
const lifeOf = ({ expiration }: { readonly expiration?: Date }, signed: number): number => {
  if (expiration === undefined) return uploadSeconds;
  const left = Math.floor((expiration.getTime() - signed) / 1_000);
  // A signature must be valid for at least a second. The client learns how little time remains.
  return Math.max(1, Math.min(uploadSeconds, left));
};

/** Archives in a bucket, uploaded through presigned URLs. */
export const s3Uploads = (Bucket: string): Uploads => {
  // By default the SDK signs the checksum of its own body, which is empty, so that S3 refuses every archive.
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    // The folder belongs to the function and vanishes with it.
    workFolder: tmpdir(),
    targetFor: async (id, { now }) => {
      // The bucket refuses a second archive with 412.
      const put = new PutObjectCommand({ Bucket, Key: objectKey(id), ContentType: archiveType, IfNoneMatch: '*' });
      // A signature has the time in seconds.
      const signed = Math.floor(now.getTime() / 1_000) * 1_000;
      const expiresIn = lifeOf(await client.config.credentials(), signed);
      const signing = {
        expiresIn,
        signingDate: new Date(signed),
        signableHeaders: new Set(Object.keys(uploadHeaders)),
      };
      return {
        method: 'PUT',
        url: await getSignedUrl(client, put, signing),
        headers: uploadHeaders,
        expires_at: new Date(signed + expiresIn * 1_000).toISOString(),
      };
    },
    fetch: async (id, file) => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key: objectKey(id) }));
        if (!(Body instanceof Readable)) return undefined;
        // S3 takes up to 5 GB by a presigned URL, and a function's disk holds less.
        if (ContentLength > maxUploadBytes) {
          Body.destroy();
          return 'too large';
        }
        await pipeline(Body, createWriteStream(file));
        return 'fetched';
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    discard: async (id) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(id) }));
    },
  };
};
