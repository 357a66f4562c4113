import { crc32, deflateRawSync } from 'node:zlib';

/** A file for an archive, with what a hostile archive would say of it. */
export interface ZipFile {
  readonly name: string;
  readonly text: string | Buffer;
  readonly encrypted?: boolean;
  readonly checksum?: number;
  /** Size that the archive declares. */
  readonly size?: number;
}

const utf8Names = 0x0800;
const deflated = 8;

const header = (signature: number, file: ZipFile, packed: Buffer, extra: Buffer): Buffer => {
  const data = Buffer.from(file.text);
  const name = Buffer.from(file.name);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(utf8Names + (file.encrypted ? 1 : 0), 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt32LE(file.checksum ?? crc32(data), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(file.size ?? data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature, 0);
  return Buffer.concat([start, extra.subarray(0, 2), fields, extra.subarray(2), name]);
};

/** Builds a zip archive in memory; `counted` files are what its end says to have. */
export const zip = (files: readonly ZipFile[], counted = files.length): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = deflateRawSync(Buffer.from(file.text));
    const local = header(0x04034b50, file, packed, Buffer.alloc(0));
    const more = Buffer.alloc(16);
    more.writeUInt16LE(20, 0);
    more.writeUInt32LE(offset, 12);
    directory.push(header(0x02014b50, file, packed, more));
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(counted, 8);
  end.writeUInt16LE(counted, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
};
