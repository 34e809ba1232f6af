/* The version of a release is in three files, which have to agree. */

/** The places of the version, and the text of the changelog. */
export interface VersionSources {
  /** The version in `package.json`. */
  package: string
  /** The version in `src/version.ts`, which the portal shows. */
  portal: string
  changelog: string
}

/** Returns the changelog's sections, newest first, with their headings and entries. */
const readSections = (changelog: string) =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      heading: section.split('\n')[0]?.trim() ?? '',
      hasEntries: /^- /m.test(section),
    }))

/**
 * Returns what is wrong with the version of a release. The topmost section of the changelog must have the version and a date; only a
 * section 'Unreleased' without entries may stand above it.
 */
export function findVersionFaults({ package: expected, portal, changelog }: VersionSources): string[] {
  const faults: string[] = []
  if (portal !== expected) faults.push(`src/version.ts has ${portal}, but package.json has ${expected}`)
  const sections = readSections(changelog)
  const isUnreleased = ({ heading }: { heading: string }) => /^\[?unreleased\]?$/i.test(heading)
  if (sections.some((section) => isUnreleased(section) && section.hasEntries))
    faults.push(`CHANGELOG.md has entries under 'Unreleased': move them below '## ${expected} - YYYY-MM-DD'`)
  const latest = sections.find((section) => !isUnreleased(section))
  const [, version, date] = /^\[?(\d+\.\d+\.\d+)\]? - (\d{4}-\d{2}-\d{2})$/.exec(latest?.heading ?? '') ?? []
  if (version !== expected)
    faults.push(
      `the topmost version of CHANGELOG.md is ${version ?? 'missing'}, but package.json has ${expected}`,
    )
  else if (Number.isNaN(Date.parse(date ?? ''))) faults.push(`${date} in CHANGELOG.md is no date`)
  return faults
}
