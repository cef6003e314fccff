/** Installs PostgreSQL's server on Debian as root, if it is missing. */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('/usr/lib/postgresql') && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ])
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
