import type { ShippedPackage } from '../../src/hosting/third-party-licences.ts'

/** The licences that allow the use in a product whose code is not public. */
const permissiveLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
]

/** Whether an SPDX expression permits the use: one of the licences joined by OR, all of those joined by AND. */
export function isPermissive(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(/ OR /)
  return alternatives.some((part) =>
    part.split(/ AND /).every((name) => permissiveLicences.includes(name.trim())),
  )
}

/** Returns what is wrong with the licences of the packages in the build. */
export function findLicenceFaults(packages: readonly ShippedPackage[]): string[] {
  if (packages.length === 0) return ['the build lists no package']
  return packages.flatMap(({ name, version, licence, text }) => [
    ...(isPermissive(licence) ? [] : [`${name} ${version} has the licence '${licence}'`]),
    ...(text.trim() === '' ? [`${name} ${version} has no text of its licence`] : []),
  ])
}
