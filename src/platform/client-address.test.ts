import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, parseNetworks } from './client-address.ts';

const none = parseNetworks([], () => {});
const proxies = parseNetworks(['10.0.0.0/8', '2001:db8::1'], () => {});

describe('clientAddress', () => {
  it('is the socket address when no proxy is trusted, whatever the header says', () => {
    expect(clientAddress('203.0.113.9', '1.2.3.4', none)).toBe('203.0.113.9');
  });

  it('is what the trusted proxy saw', () => {
    expect(clientAddress('10.1.1.1', '198.51.100.7', proxies)).toBe('198.51.100.7');
  });

  it('stops at the first address that is not a trusted proxy', () => {
    expect(clientAddress('10.1.1.1', '6.6.6.6, 198.51.100.7, 10.2.2.2', proxies)).toBe(
      '198.51.100.7',
    );
  });

  it('is the proxy itself when the header is missing or invalid', () => {
    expect(clientAddress('10.1.1.1', undefined, proxies)).toBe('10.1.1.1');
    expect(clientAddress('10.1.1.1', 'unknown', proxies)).toBe('10.1.1.1');
  });

  it('reads IPv4 written as IPv6, and IPv6 proxies', () => {
    expect(clientAddress('::ffff:10.1.1.1', '198.51.100.7', proxies)).toBe('198.51.100.7');
    expect(clientAddress('2001:db8::1', '2001:db8:9::5', proxies)).toBe('2001:db8:9::5');
  });
});

describe('networkOf', () => {
  it('is the address itself for IPv4 and the /64 for IPv6', () => {
    expect(networkOf('198.51.100.7')).toBe('198.51.100.7');
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });

  it('is the same however an address is written', () => {
    const written = ['2001:db8:0:2::1', '2001:0DB8:0000:0002:0:0:0:9', '2001:db8:0:2::192.0.2.1'];
    expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8:0:2::/64']));
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::ffff:c633:6407')).toBe('198.51.100.7');
    expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('is one for the addresses of a household, and another for its neighbour', () => {
    const all = Array.from({ length: 2_000 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(new Set(all.map(networkOf)).size).toBe(1);
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  });
});

describe('parseNetworks', () => {
  it.each(['10.0.0.0/33', 'hello', '1.2.3.4/x', '::/129'])('reports %s', (network) => {
    const bad: string[] = [];
    parseNetworks([network], (found) => bad.push(found));
    expect(bad).toEqual([network]);
  });
});
