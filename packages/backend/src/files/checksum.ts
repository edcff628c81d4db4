const table = Int32Array.from({ length: 256 }, (_, value) => {
  let checksum = value;
  for (let bit = 0; bit < 8; bit += 1)
    checksum = checksum & 1 ? (checksum >>> 1) ^ 0xedb88320 : checksum >>> 1;
  return checksum;
});

/** Continues a CRC-32 from earlier bytes, or from 0. `node:zlib` has this; browsers do not. */
export const checksumOf = (bytes: Uint8Array, before: number): number => {
  let checksum = ~before;
  for (let at = 0; at < bytes.length; at += 1)
    checksum = (checksum >>> 8) ^ table[(checksum ^ bytes[at]!) & 255]!;
  return ~checksum >>> 0;
};
