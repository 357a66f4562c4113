import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type LinkKeys, linkKeyPrefix } from './link-keys.ts';

const objectKey = (batch: string): string => `${linkKeyPrefix}${batch}.key`;

/** Keys in a bucket, which removes them after some days. */
export const s3LinkKeys = (Bucket: string): LinkKeys => {
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
