/** The browser's time in Unix seconds, for estimates only: the server's clock decides. */
export function browserSeconds(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}
