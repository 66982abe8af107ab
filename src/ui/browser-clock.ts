/** The browser's time, in seconds since 1970. Only for estimates; the server's clock decides. */
export function browserSeconds(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}
