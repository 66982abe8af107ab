/** The browser's own time, in seconds since 1970. Only to guess what the server will say. */
export function browserSeconds(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}
