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
 * The network by which a rate limit counts: the address itself, or for IPv6 its /64, since one
 * household has that many addresses. However an address is written, its network is written once.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = groupsOf(head);
  if (tail !== undefined) {
    const after = groupsOf(tail);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  const mapped = mappedAddress(groups);
  return mapped ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Groups without leading zeros; a dotted end stands for the last two. */
function groupsOf(part: string): string[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [group];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
    })
    .map((group) => Number.parseInt(group, 16).toString(16));
}

/** The IPv4 address that an IPv6 one stands for: otherwise all of them would share a network. */
function mappedAddress(groups: readonly string[]): string | undefined {
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
