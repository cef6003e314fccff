import { isIP } from 'node:net'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

type Address = IPv4 | IPv6
type Range = [Address, number]

/** The trusted proxies: their number, or their addresses. */
export type Proxies = { hops: number } | { ranges: Range[] }

export const NO_PROXIES: Proxies = { hops: 0 }

/** More proxies in a chain than anybody has. */
const MOST_HOPS = 9

/** Parses TRUST_PROXY: '2', or '10.0.0.0/8, 127.0.0.1'. Returns undefined if it is invalid. */
export function proxiesOf(setting: string): Proxies | undefined {
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting)
    return hops <= MOST_HOPS ? { hops } : undefined
  }
  const ranges = setting.split(',').map((item) => rangeOf(item.trim()))
  return ranges.every((range) => range !== undefined) ? { ranges } : undefined
}

function rangeOf(text: string): Range | undefined {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return undefined
  const all = kind === 4 ? 32 : 128
  if (bits === undefined) return [ipaddr.parse(address), all]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= all ? [ipaddr.parse(address), Number(bits)] : undefined
}

/** Whether an address is a trusted proxy. `hop` is 0 for the connection itself. */
export function isProxy(proxies: Proxies, address: Address | undefined, hop: number): boolean {
  if ('hops' in proxies) return hop < proxies.hops
  if (hop >= MOST_HOPS) return false
  return address !== undefined && ipaddr.subnetMatch(address, { proxy: proxies.ranges }, '') === 'proxy'
}

/**
 * Parses an address, with or without a port or zone, as proxies and sockets write it. IPv4 within IPv6 becomes IPv4.
 */
export function addressOf(text: string): Address | undefined {
  const withZone = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  const [bare = ''] = withZone.split('%', 1)
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare)
}

/**
 * Returns the key of rate limits: for IPv6 the first 64 bits, because all addresses that share them have the same
 * owner.
 */
export function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
