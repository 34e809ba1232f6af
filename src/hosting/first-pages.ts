import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { EnvironmentConfig, RsbuildPlugin } from '@rsbuild/core'
import { firstPages, screenPages } from './page-addresses.ts'

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
 * Runs in each page before the scripts have loaded. For users with a session, the script hides a page for guests, for whom the
 * portal shows another page, and loads the scripts of the screen. The script also remembers that the user has submitted a form;
 * the browser would send the form by itself.
 */
const earlyScript = `(function (page) {
  var session
  try { session = localStorage.getItem('portal.session') } catch {}
  if (session && 'forGuests' in page.dataset) page.hidden = true
  var isHere = !page.dataset.address || page.dataset.address === location.pathname
  if (session && isHere && page.dataset.scripts) page.dataset.scripts.split(' ').forEach(function (address) {
    var link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = address
    document.head.append(link)
  })
  document.addEventListener('submit', function (event) {
    if (event.target.hasAttribute('data-is-ready')) return
    event.preventDefault()
    event.target.setAttribute('data-submitted', '')
  }, true)
})(document.getElementById('root'))`

/** Fills `#root` in the HTML of an entry. `attributes` are those of `#root`. */
const fillRoot = (entryHtml: string, attributes: string, { html, styles }: FirstPages['login']) =>
  entryHtml
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" ${attributes}>${html}</div>\n    <script>${earlyScript}</script>`,
    )

/** Renders the first pages in Node. */
function renderFirstPages(): FirstPages {
  const pages: FirstPages = JSON.parse(
    execFileSync(process.execPath, [`${programFolder}/prerender.mjs`], { encoding: 'utf8' }),
  )
  for (const [name, { html }] of Object.entries(pages)) {
    // The policy forbids scripts in the HTML, with which React would complete a page that it renders in several parts.
    if (html.includes('<script')) throw new Error(`The first page '${name}' has a script`)
  }
  return pages
}

/** Writes the pages into `folder`. `scripts` are the files of each screen. */
function writePages(folder: string, scripts: Record<string, readonly string[]>) {
  const entries = Object.fromEntries(
    ['index.html', 'public.html'].map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  )
  const write = (name: string, entry: string, attributes: string, page: FirstPages['login']) =>
    writeFileSync(`${folder}/${name}.html`, fillRoot(entries[entry] ?? '', attributes, page))
  const pages = renderFirstPages()
  for (const name of Object.keys(firstPages) as (keyof FirstPages)[]) {
    const { entry, isForGuests } = firstPages[name]
    write(name, entry, `data-first-page="${name}"${isForGuests ? ' data-for-guests=""' : ''}`, pages[name])
  }
  for (const [name, files] of Object.entries(scripts)) {
    const addresses = files.map((file) => `/${file}`).join(' ')
    const isHome = name === 'home'
    // Servers also send `index.html` for unknown addresses, which need no scripts of a screen.
    const attributes = `data-scripts="${addresses}"${isHome ? ' data-address="/"' : ''}`
    write(isHome ? 'index' : name, 'index.html', attributes, { html: '', styles: '' })
  }
}

/** Creates a plugin that writes the first pages, and the pages of the screens, into `folder` after each build. */
export const createFirstPagesPlugin = (folder: string): RsbuildPlugin => ({
  name: 'first-pages',
  setup(api) {
    const scripts: Record<string, string[]> = {}
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name !== 'web' || !stats) return
      for (const name of Object.keys(screenPages)) {
        const groups = ['shell', name].map((group) => stats.compilation.namedChunkGroups.get(group))
        const files = new Set(groups.flatMap((group) => [...(group?.getFiles() ?? [])]))
        scripts[name] = [...files].filter((file) => file.endsWith('.js'))
      }
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
