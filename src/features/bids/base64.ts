/** Canonical base64 without padding, as age requires. */
export const base64nopad = {
  encode: (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('=', ''),
  decode(text: string): Uint8Array {
    if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1) {
      throw new TypeError('This is not base64.');
    }
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // Unused bits must be zero, otherwise two texts would decode to the same bytes.
    if (base64nopad.encode(bytes) !== text) throw new TypeError('This is not plain base64.');
    return bytes;
  },
};
