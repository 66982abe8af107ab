import { BlockList, isIP } from 'node:net';

/** Parses addresses or CIDR networks; calls `onBad` for each that is neither. */
export function parseNetworks(
  networks: readonly string[],
  onBad: (network: string) => void,
): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined ? undefined : Number(prefix);
    const isPrefixGood =
      bits === undefined || (/^\d+$/.test(prefix ?? '') && bits <= (family === 'ipv6' ? 128 : 32));
    if (isIP(address) === 0 || !isPrefixGood) onBad(network);
    else if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return list;
}

function plainAddress(address: string): string {
  const trimmed = address.trim();
  return trimmed.startsWith('::ffff:') && isIP(trimmed.slice(7)) === 4 ? trimmed.slice(7) : trimmed;
}

/**
 * The address a request came from. `X-Forwarded-For` is read from the right, only through trusted
 * proxies; entries that a client wrote are never used.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  let address = plainAddress(socketAddress);
  const hops = (forwardedFor ?? '').split(',').map(plainAddress).filter(Boolean);
  while (isTrusted(address, trusted)) {
    const previous = hops.pop();
    if (previous === undefined || isIP(previous) === 0) break;
    address = previous;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The network that a rate limit counts: the address itself, or its /64 for IPv6, because one
 * household has that many addresses.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
