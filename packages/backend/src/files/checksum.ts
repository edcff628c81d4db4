const table = Int32Array.from({ length: 256 }, (_, value) => {
  let checksum = value;
  for (let bit = 0; bit < 8; bit += 1)
    checksum = checksum & 1 ? (checksum >>> 1) ^ 0xedb88320 : checksum >>> 1;
  return checksum;
});

/** Continues the CRC-32 of earlier bytes, or 0 for none. `node:zlib` has it, browsers do not. */
export const checksumOf = (bytes: Uint8Array, before: number): number => {
  let checksum = ~before;
  for (let at = 0; at < bytes.length; at += 1)
    checksum = (checksum >>> 8) ^ table[(checksum ^ bytes[at]!) & 255]!;
  return ~checksum >>> 0;
};
