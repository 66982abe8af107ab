/** Reads numbers one after the other, in the forms that WOFF2 has them. */
export class ByteReader {
  readonly bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  uint8(): number {
    return this.bytes.readUInt8(this.position++);
  }

  uint16(): number {
    return (this.uint8() << 8) | this.uint8();
  }

  int16(): number {
    return (this.uint16() << 16) >> 16;
  }

  text(length: number): string {
    this.position += length;
    return this.bytes.toString('latin1', this.position - length, this.position);
  }

  /** Seven bits a byte; the last has its highest bit clear. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** One byte for small numbers, two or three for larger ones. */
  packed16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 255) return this.uint8() + 253;
    if (code === 254) return this.uint8() + 506;
    return code;
  }
}
