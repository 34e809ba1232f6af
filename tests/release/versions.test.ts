import { describe, expect, it } from 'vitest'
import { findVersionFaults } from './versions'

const released = '# Changelog\n\n## 1.27.0 - 2026-11-27\n\n### Added\n\n- A pass.\n\n## 1.26.3 - 2026-10-01\n'
const findFaults = (changelog: string, versions: { package?: string; portal?: string } = {}) =>
  findVersionFaults({ package: '1.27.0', portal: '1.27.0', changelog, ...versions })

describe('findVersionFaults', () => {
  it('accepts a release whose three versions agree, also below an empty section of unreleased changes', () => {
    expect(findFaults(released)).toEqual([])
    expect(findFaults(released.replace('## 1.27.0', '## Unreleased\n\n## [1.27.0]'))).toEqual([])
  })

  it('rejects a different version in the portal or in the changelog', () => {
    expect(findFaults(released, { portal: '1.26.3' })).toEqual([
      expect.stringContaining('src/version.ts has 1.26.3'),
    ])
    expect(findFaults(released, { package: '1.28.0', portal: '1.28.0' })).toEqual([
      expect.stringContaining('is 1.27.0, but package.json has 1.28.0'),
    ])
  })

  it('rejects entries that are still unreleased', () => {
    const changelog = released.replace('## 1.27.0', '## Unreleased\n\n- Another pass.\n\n## 1.27.0')
    expect(findFaults(changelog)).toEqual([expect.stringContaining("under 'Unreleased'")])
  })

  it('rejects a changelog without a version, and a version without a date', () => {
    expect(findFaults('# Changelog\n\n## Unreleased\n')).toEqual([expect.stringContaining('is missing')])
    expect(findFaults(released.replace(' - 2026-11-27', ''))).toEqual([expect.stringContaining('is missing')])
    expect(findFaults(released.replace('2026-11-27', '2026-31-27'))).toEqual([
      '2026-31-27 in CHANGELOG.md is no date',
    ])
  })
})
