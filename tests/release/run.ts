import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findDemoFiles, findDemoIdentifiers, findMockTexts, readBuild } from '../../e2e/budgets/mock-texts.ts'
import { listScripts, measureKilobytes, readBuiltFile, scriptLimits } from '../../e2e/budgets/page-sizes.ts'
import { readPageHashes } from '../../src/hosting/page-hashes.ts'
import { allowInline, contentSecurityPolicy, createRuntimeConfig } from '../../src/hosting/server-config.ts'
import { licenceFile, parseLicences } from '../../src/hosting/third-party-licences.ts'
import { version } from '../../src/version.ts'
import { generate } from '../support/check-steps.ts'
import { builds } from '../support/runners.ts'
import { runSteps } from '../support/steps.ts'
import { findLicenceFaults } from './licences.ts'
import { findPolicyFaults } from './page-policy.ts'
import { findVersionFaults } from './versions.ts'

/* The script of `npm run release:check`: builds the residents' portal, and checks what a release has to have. */

interface Result {
  name: string
  /** What the check has seen, for example the sizes. */
  summary: string
  faults: string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const readText = (path: string) => readFileSync(root + path, 'utf8')

function checkVersions(): Result {
  const packageVersion: string = JSON.parse(readText('package.json')).version
  const sources = { package: packageVersion, portal: version, changelog: readText('CHANGELOG.md') }
  return { name: 'version', summary: packageVersion, faults: findVersionFaults(sources) }
}

function checkSizes(): Result {
  const sizes = Object.entries(scriptLimits).map(([page, limit]) => {
    const scripts = listScripts(readBuiltFile(`/${page}.html`))
    return { page, limit, size: measureKilobytes(scripts), hasScripts: scripts.length > 0 }
  })
  return {
    name: 'sizes',
    summary: sizes.map(({ page, size, limit }) => `${page} ${size.toFixed(1)} of ${limit} KB`).join(', '),
    faults: sizes.flatMap(({ page, size, limit, hasScripts }) =>
      hasScripts && size <= limit ? [] : [`${page}: ${size.toFixed(1)} KB of scripts, at most ${limit}`],
    ),
  }
}

function checkMock(): Result {
  const build = readBuild('portal')
  const faults = [...findMockTexts(build), ...findDemoFiles('portal'), ...findDemoIdentifiers(build)]
  return {
    name: 'mock backend',
    summary: 'not in the build',
    faults: faults.map((text) => `contains '${text}'`),
  }
}

function checkPolicy(): Result {
  const folder = `${root}dist/portal`
  const config = createRuntimeConfig({}, JSON.parse(readBuiltFile('/config.json')))
  const policy = contentSecurityPolicy({ config, isDevelopment: false, hasMock: false })
  const pages = Object.entries(readPageHashes(folder))
  const faults = pages.flatMap(([page, hashes]) =>
    findPolicyFaults(readBuiltFile(page), allowInline(policy, hashes)).map((fault) => `${page}: ${fault}`),
  )
  return { name: 'policy', summary: `${pages.length} pages`, faults }
}

function checkLicences(): Result {
  const isWritten = existsSync(`${root}dist/portal/${licenceFile}`)
  const packages = isWritten ? parseLicences(readBuiltFile(`/${licenceFile}`)) : []
  return { name: 'licences', summary: `${packages.length} packages`, faults: findLicenceFaults(packages) }
}

function printTable(results: readonly Result[]) {
  console.log('')
  for (const { name, summary, faults } of results) {
    console.log(`${faults.length === 0 ? 'ok    ' : 'failed'}  ${name.padEnd(13)} ${summary}`)
    for (const fault of faults) console.log(`          ${fault}`)
  }
}

const [, portalBuild] = builds
const steps = await runSteps([generate, portalBuild], 1)
if (steps.every(({ isOk }) => isOk)) {
  const results = [checkVersions(), checkSizes(), checkMock(), checkPolicy(), checkLicences()]
  printTable(results)
  process.exitCode = results.every(({ faults }) => faults.length === 0) ? 0 : 1
} else process.exitCode = 1
