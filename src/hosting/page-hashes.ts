import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/* Node runs this module without a build. */

/** The hashes of the scripts and styles in an HTML file, which its content security policy has to allow. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The hashes of each HTML file of a build, by its path, such as `/login.html`. */
export type PageHashes = Readonly<Record<string, InlineHashes>>

/** Returns the source with which a content security policy allows a script or style with this text. */
export const hashInline = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const listHashes = (html: string, element: RegExp) => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashInline(text))),
]

/** Reads the hashes of the scripts and styles in each HTML file of a build. Returns none if there is no build. */
export function readPageHashes(folder: string): PageHashes {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  const readHashes = (file: string) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8')
    return {
      scripts: listHashes(html, /<script>(.*?)<\/script>/gs),
      styles: listHashes(html, /<style[^>]*>(.*?)<\/style>/gs),
    }
  }
  return Object.fromEntries(files.map((file) => [`/${file}`, readHashes(file)]))
}
