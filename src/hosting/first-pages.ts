import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { EnvironmentConfig, RsbuildPlugin } from '@rsbuild/core'
import { firstPages } from './page-addresses.ts'

/*
 * A first page is the HTML of a page that needs neither a session nor data. The build renders the first pages, so that browsers
 * show them before the scripts have loaded. Then React takes them over (`src/show-page.tsx`).
 */

/** What the program `src/app/prerender.tsx` prints: the HTML and the style elements of each first page, by its name. */
export type FirstPages = Record<keyof typeof firstPages, { html: string; styles: string }>

const programFolder = 'dist/prerender'

/** Creates the build of the program that renders the first pages. Node runs it after the build. */
export const createPrerenderEnvironment = (): EnvironmentConfig => ({
  source: { entry: { prerender: './src/app/prerender.tsx' } },
  output: {
    target: 'node',
    distPath: { root: programFolder },
    filename: { js: '[name].mjs' },
    cleanDistPath: true,
    minify: false,
  },
})

/**
 * Runs in each first page before the scripts have loaded: hides a page for guests from users with a session, for whom the portal
 * shows another page, and remembers that the user has submitted a form. Without this script, the browser would send the form by itself.
 */
const earlyScript = `(function (page, storage) {
  try { if ('forGuests' in page.dataset && storage().getItem('portal.session')) page.hidden = true } catch {}
  document.addEventListener('submit', function (event) {
    if (event.target.hasAttribute('data-is-ready')) return
    event.preventDefault()
    event.target.setAttribute('data-submitted', '')
  }, true)
})(document.getElementById('root'), function () { return localStorage })`

/** Inserts a first page into the HTML of an entry. `data-first-page` is its name. */
function insertFirstPage(entryHtml: string, name: keyof FirstPages, { html, styles }: FirstPages['login']) {
  const guests = firstPages[name].isForGuests ? ' data-for-guests=""' : ''
  const root = `<div id="root" data-first-page="${name}"${guests}>${html}</div>`
  return entryHtml
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `${root}\n    <script>${earlyScript}</script>`)
}

/** Creates a plugin that writes the first pages into `folder` after each build. */
export const createFirstPagesPlugin = (folder: string): RsbuildPlugin => ({
  name: 'first-pages',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return
      const output = execFileSync(process.execPath, [`${programFolder}/prerender.mjs`], { encoding: 'utf8' })
      const pages: FirstPages = JSON.parse(output)
      for (const name of Object.keys(firstPages) as (keyof FirstPages)[]) {
        const page = pages[name]
        // The policy forbids scripts in the HTML, with which React would complete a page that it renders in several parts.
        if (page.html.includes('<script')) throw new Error(`The first page '${name}' has a script`)
        const entryHtml = readFileSync(`${folder}/${firstPages[name].entry}`, 'utf8')
        writeFileSync(`${folder}/${name}.html`, insertFirstPage(entryHtml, name, page))
      }
    })
  },
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const listHashes = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, text = '']) => hash(text))

/** The hashes of the scripts and styles in the HTML files of a build, which the content security policy has to allow. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Reads the hashes of the scripts and styles in the HTML files of a build. Returns none if there is no build. */
export function readInlineHashes(folder: string): InlineHashes {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  const pages = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const collect = (element: RegExp) => [...new Set(pages.flatMap((page) => listHashes(page, element)))]
  return {
    scripts: collect(/<script>(.*?)<\/script>/gs),
    styles: collect(/<style[^>]*>(.*?)<\/style>/gs),
  }
}
