/** FNV-1a, 32 bits: spreads texts over partitions. Ids of version 7 begin alike, so all of their characters must count. */
export const hashText = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
};
