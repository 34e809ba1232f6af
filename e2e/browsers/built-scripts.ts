import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const portal = fileURLToPath(new URL('../../dist/portal', import.meta.url))

/** A script of the residents' build, or one in the HTML of a page. */
interface BuiltScript {
  name: string
  code: string
}

/** Returns the HTML files of the residents' build. */
export const readBuiltPages = (): { name: string; html: string }[] =>
  globSync('**/*.html', { cwd: portal }).map((name) => ({
    name,
    html: readFileSync(`${portal}/${name}`, 'utf8'),
  }))

/** Returns the scripts of the residents' build, with the service worker and the scripts in the HTML. */
export function readBuiltScripts(): BuiltScript[] {
  const files = globSync('**/*.js', { cwd: portal }).map((name) => ({
    name,
    code: readFileSync(`${portal}/${name}`, 'utf8'),
  }))
  const inlineScripts = readBuiltPages().flatMap(({ name, html }) =>
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => ({
      name,
      code,
    })),
  )
  const codes = new Set<string>()
  // Most pages have the same script.
  return [...files, ...inlineScripts].filter(({ code }) => !codes.has(code) && codes.add(code))
}
