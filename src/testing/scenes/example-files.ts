/** The first bytes of each file type, padded to the requested length. */
const STARTS = {
  pdf: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex'),
  webp: Buffer.from('524946463200000057454250565038202600000030010009d012a', 'hex'),
  heic: Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
  exe: Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
};
export type FileKind = keyof typeof STARTS;

export function exampleFile(kind: FileKind, length = 20_000): Buffer {
  const file = Buffer.alloc(length, 0x20);
  STARTS[kind].copy(file);
  return file;
}
