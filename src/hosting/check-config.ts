import { readFileSync } from 'node:fs'
import type { ConfigProblem } from '../config-schema.ts'
import { parseUrl } from '../parse-url.ts'
import { checkConfigText, checkInstallation, fetchInstalledFile } from './config-check.ts'

/* The script of `npm run config:check`. */

const usage = `Usage: npm run config:check -- ADDRESS | FILE [ADDRESS]

Checks the config.json of an installation at ADDRESS, such as https://portal.example/, and whether the policy of its page
allows the origins in it. With FILE, checks a file before it is installed; with both, as if it were installed there.
Exits with 1 if the portal would not work, and only warns about entries that it ignores.
`

/** Finds the faults of an installation, of a file, or of a file as part of an installation. */
async function check([first = '', second]: readonly string[]): Promise<ConfigProblem[]> {
  const isAddress = /^https?:\/\//i.test(first)
  const pageUrl = (isAddress ? first : (second ?? '')).replace(/\/*$/, '/')
  if (pageUrl !== '/' && !parseUrl(pageUrl)) throw new Error(`'${pageUrl}' is not an address`)
  if (!isAddress && second === undefined) return checkConfigText(readFileSync(first, 'utf8'), '')
  const configFile = isAddress
    ? await fetchInstalledFile(`${pageUrl}config.json`)
    : {
        status: 200,
        headers: new Headers({ 'Cache-Control': 'no-cache' }),
        text: readFileSync(first, 'utf8'),
      }
  return checkInstallation(pageUrl, configFile, await fetchInstalledFile(pageUrl))
}

async function run(): Promise<void> {
  const parameters = process.argv.slice(2)
  if (parameters.length === 0 || parameters.length > 2 || parameters.includes('--help')) {
    process.stdout.write(usage)
    process.exitCode = parameters.includes('--help') ? 0 : 2
    return
  }
  const problems = await check(parameters)
  for (const { key, problem, isFatal } of problems)
    process.stdout.write(`${isFatal ? 'fault' : 'warning'}: ${key} ${problem}\n`)
  if (problems.length === 0) process.stdout.write('config.json has no faults\n')
  if (problems.some(({ isFatal }) => isFatal)) process.exitCode = 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
})
