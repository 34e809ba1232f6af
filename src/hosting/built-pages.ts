import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { EnvironmentConfig, RsbuildPlugin } from '@rsbuild/core'
import { firstPages, screenPages } from './page-addresses.ts'

/*
 * The build renders pages, so that browsers show something before the scripts have loaded. React takes over the first pages,
 * which need neither a session nor data (`src/show-page.tsx`). The portal replaces the frames of the screens.
 */

interface BuiltPage {
  html: string
  /** The style elements. */
  styles: string
}

/** What the program `src/app/prerender.tsx` prints: each page by its name. */
export type BuiltPages = Record<keyof typeof firstPages | keyof typeof screenPages, BuiltPage>

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
 * Runs in each built page before the scripts have loaded. Hides the page if the portal will show another one: the sign-in from
 * users with a session, a frame from everybody but residents. Makes the
 * fields of a frame inert, because the portal replaces them. Loads the scripts of the screen. Remembers that the user has submitted
 * a form; the browser would send the form by itself.
 */
const earlyScript = `(function (page) {
  var session, data = page.dataset
  try { session = JSON.parse(localStorage.getItem('portal.session')) } catch {}
  var isFrame = 'scripts' in data
  var isOther = data.address && data.address !== location.pathname
  var isResident = session && session.properties && session.properties.length
  if (isFrame ? isOther || !isResident : session && 'forGuests' in data) page.hidden = true
  if (isFrame) page.querySelectorAll('input').forEach(function (field) { field.inert = true })
  if (isFrame && session && !isOther) data.scripts.split(' ').forEach(function (address) {
    var link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = address
    document.head.append(link)
  })
  document.addEventListener('submit', function (event) {
    if (!('firstPage' in data)) return
    event.preventDefault()
    event.target.setAttribute('data-submitted', '')
  }, true)
})(document.getElementById('root'))`

/**
 * Hides what a frame does not know: names and days, the values of forms, and whether the filters are open, as they are on wide
 * screens.
 */
const frameStyle = `<style>
[data-scripts] :is(header [aria-haspopup] span, h1 + p, main form) { visibility: hidden }
@media (min-width: 768px) { [data-scripts] main:has([aria-expanded='false']) :is(section, section ~ *) { visibility: hidden } }
</style>`

/** Fills `#root` in the HTML of an entry. `attributes` are those of `#root`. */
const fillRoot = (entryHtml: string, attributes: string, { html, styles }: BuiltPage) =>
  entryHtml
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" ${attributes}>${html}</div>\n    <script>${earlyScript}</script>`,
    )

/** Renders the pages in Node. */
function renderPages(): BuiltPages {
  const pages: BuiltPages = JSON.parse(
    execFileSync(process.execPath, [`${programFolder}/prerender.mjs`], { encoding: 'utf8', timeout: 60_000 }),
  )
  for (const [name, { html }] of Object.entries(pages)) {
    if (html.includes('<script')) throw new Error(`The page '${name}' has a script, which the policy forbids`)
  }
  return pages
}

/** Writes the pages into `folder`. `scripts` are the files of each screen. */
function writePages(folder: string, scripts: Record<string, readonly string[]>) {
  const entries = Object.fromEntries(
    ['index.html', 'public.html', 'login.html'].map((file) => [
      file,
      readFileSync(`${folder}/${file}`, 'utf8'),
    ]),
  )
  const write = (name: string, entry: string, attributes: string, page: BuiltPage) =>
    writeFileSync(`${folder}/${name}.html`, fillRoot(entries[entry] ?? '', attributes, page))
  const pages = renderPages()
  for (const name of Object.keys(firstPages) as (keyof typeof firstPages)[]) {
    const { entry, isForGuests } = firstPages[name]
    const { html, styles } = pages[name]
    const preloads = scripts[name]?.map((file) => `<link rel="preload" as="script" href="/${file}">`) ?? []
    const attributes = `data-first-page="${name}"${isForGuests ? ' data-for-guests=""' : ''}`
    write(name, entry, attributes, { html, styles: preloads.join('') + styles })
  }
  for (const name of Object.keys(screenPages) as (keyof typeof screenPages)[]) {
    const addresses = scripts[name]?.map((file) => `/${file}`).join(' ')
    const isHome = name === 'home'
    // Servers also send `index.html` for unknown addresses, which have no frame.
    const attributes = `data-scripts="${addresses}"${isHome ? ' data-address="/"' : ''}`
    const { html, styles } = pages[name]
    write(isHome ? 'index' : name, 'index.html', attributes, { html, styles: styles + frameStyle })
  }
}

/** Creates a plugin that writes the pages into the folder of each build. */
export const createBuiltPagesPlugin = (): RsbuildPlugin => ({
  name: 'built-pages',
  setup(api) {
    const scripts: Record<string, string[]> = {}
    let folder = ''
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name !== 'web' || !stats) return
      folder = environment.distPath
      const list = (...names: string[]) => {
        const groups = names.map((name) => stats.compilation.namedChunkGroups.get(name))
        const files = new Set(groups.flatMap((group) => [...(group?.getFiles() ?? [])]))
        return [...files].filter((file) => file.endsWith('.js'))
      }
      for (const name of Object.keys(screenPages)) scripts[name] = list('shell', name)
      for (const [name, { entry }] of Object.entries(firstPages))
        if (entry === 'index.html') scripts[name] = list(name)
    })
    api.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) writePages(folder, scripts)
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
