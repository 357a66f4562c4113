import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { LinkKeys } from './link-keys.ts';

/** Keys in a bucket, in objects whose names begin with a prefix. */
export const s3LinkKeys = (Bucket: string, prefix: string): LinkKeys => {
  const objectKey = (batch: string): string => `${prefix}${batch}.key`;
  const client = new S3Client({});
  return {
    put: async (batch, key) => {
      await client.send(new PutObjectCommand({ Bucket, Key: objectKey(batch), Body: key }));
    },
    read: async (batch) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: objectKey(batch) }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    discard: async (batch) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(batch) }));
    },
  };
};
