import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/* The sizes of the pages of the residents' build, and their limits. */

const portal = fileURLToPath(new URL('../../dist/portal', import.meta.url))

/** Reads a file of the residents' build. The path begins with a slash. */
export const readBuiltFile = (path: string): string => readFileSync(portal + path, 'utf8')

/** Returns the paths of the scripts that the HTML of a page loads. */
export const listScripts = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path = '']) => path)

/** Returns the paths of the scripts that a screen loads after the first scripts. */
export const listScreenScripts = (html: string): string[] =>
  /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

/** Returns the total size of built files after compression with brotli, in KB of 1,024 bytes. */
export const measureKilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readBuiltFile(path)).length, 0) / 1024

/** The limits of the first scripts of a page in KB, by the name of its file. `movements` stands for the lists. */
export const scriptLimits = { login: 100, invite: 100, 'shared-pass': 100, movements: 101 } as const
