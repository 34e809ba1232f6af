import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: true
}

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
const lockfile = JSON.parse(text) as { packages: Record<string, LockedPackage> }
// The empty path is the project itself, and a link has no package of its own.
const packages = Object.entries(lockfile.packages).filter(([path, { link }]) => path !== '' && !link)

describe('package-lock.json', () => {
  it('has the integrity of every package, also for other platforms, so that npm verifies each download', () => {
    const isVerified = ([, { integrity }]: [string, LockedPackage]) =>
      /^sha512-[\w+/]+=*$/.test(integrity ?? '')
    expect(packages.filter((entry) => !isVerified(entry)).map(([path]) => path)).toEqual([])
  })

  it('has no address of a registry, so that every machine uses its own registry', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it('has the format in which npm writes it', () => {
    expect(text).toBe(`${JSON.stringify(lockfile, null, 2)}\n`)
  })
})
