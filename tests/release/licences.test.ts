import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  findPackageFolder,
  formatLicences,
  parseLicences,
  readPackage,
  type ShippedPackage,
} from '@/hosting/third-party-licences'
import { findLicenceFaults, isPermissive } from './licences'

const react: ShippedPackage = {
  name: 'react',
  version: '19.3.1',
  licence: 'MIT',
  text: 'MIT License\n\nCopyright',
}

/** Writes a package into a temporary folder, and reads it. */
function readWritten(manifest: object, files: Record<string, string> = {}): ShippedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(join(folder, name), text)
  const written = readPackage(folder)
  rmSync(folder, { recursive: true })
  return written
}

describe('the list of licences', () => {
  it('finds the folder of the package of a module, also of one within another package', () => {
    expect(findPackageFolder('/p/node_modules/react/cjs/react.js')).toBe('/p/node_modules/react')
    expect(findPackageFolder('/p/node_modules/a/node_modules/@b/c/d.js')).toBe(
      '/p/node_modules/a/node_modules/@b/c',
    )
    expect(findPackageFolder('/p/src/main.tsx')).toBeUndefined()
  })

  it('reads the licence and its texts, with the notice', () => {
    const files = { LICENSE: 'text\n', 'NOTICE.md': 'notice', 'licenses.ts': 'code' }
    expect(readWritten({ name: 'a', version: '1.0.0', license: 'ISC' }, files)).toEqual({
      name: 'a',
      version: '1.0.0',
      licence: 'ISC',
      text: 'text\n\nnotice',
    })
  })

  it('adds the standard text to the packages that are known to have none, and to no other package', () => {
    expect(readWritten({ name: 'formik', version: '2.4.9', license: 'Apache-2.0' }).text).toMatch(
      /^Copyright 2020 Formik, Inc\.\n\nApache License/,
    )
    expect(readWritten({ name: 'other', version: '1.0.0', license: 'MIT' }).text).toBe('')
  })

  it('is read as it was written', () => {
    const packages = [react, { name: '@b/c', version: '2.0.0', licence: '', text: '' }]
    expect(parseLicences(formatLicences(packages))).toEqual(packages)
  })
})

describe('findLicenceFaults', () => {
  it('accepts permissive licences with a text', () => {
    expect(findLicenceFaults([react])).toEqual([])
    for (const licence of ['(MIT OR GPL-3.0)', 'MIT AND ISC', 'BSD-3-Clause'])
      expect(isPermissive(licence), licence).toBe(true)
  })

  it('rejects other licences, no licence, and a package without a text', () => {
    for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE.md', ''])
      expect(findLicenceFaults([{ ...react, licence }]), licence).toEqual([
        `react 19.3.1 has the licence '${licence}'`,
      ])
    expect(findLicenceFaults([{ ...react, text: ' ' }])).toEqual(['react 19.3.1 has no text of its licence'])
  })

  it('rejects a build without a list', () => {
    expect(findLicenceFaults([])).toEqual(['the build lists no package'])
  })
})
