/** Installs the servers that drills start, PostgreSQL and nginx, on Debian as root, where they are missing. */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const missing = Object.entries({ postgresql: '/usr/lib/postgresql', 'nginx-light': '/usr/sbin/nginx' })
  .filter(([, path]) => !existsSync(path))
  .map(([name]) => name)

if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ])
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
