/** Installs the servers that drills start, PostgreSQL and nginx, on Debian as root, where they are missing. */
import './help.mjs'
import { existsSync } from 'node:fs'
import { aptInstall, isDebianRoot } from './chromium.mjs'

const missing = Object.entries({ postgresql: '/usr/lib/postgresql', 'nginx-light': '/usr/sbin/nginx' })
  .filter(([, path]) => !existsSync(path))
  .map(([name]) => name)

if (missing.length > 0 && isDebianRoot()) aptInstall(...missing)
