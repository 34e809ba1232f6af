import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { EnvironmentConfig, RsbuildPlugin } from '@rsbuild/core'
import { firstReads } from './first-reads.ts'
import { selectFirstStyles } from './first-styles.ts'
import { oldBrowserScript } from './old-browsers.ts'
import { type FirstListName, firstLists, firstPages, screenPages } from './page-addresses.ts'

/*
 * The build renders pages, so that browsers show something before the scripts have loaded. React takes over the first pages,
 * which need neither a session nor data (`src/show-page.tsx`). The portal replaces the frames of the screens.
 */

interface BuiltPage {
  html: string
  /** The style elements. */
  styles: string
}

type PageName = keyof typeof firstPages | keyof typeof screenPages

/** What the program `src/app/prerender.tsx` prints. */
export interface BuiltPages {
  /** The CSS that every page needs. */
  globalStyles: string
  /** The pages by name. */
  pages: Record<PageName, BuiltPage>
  /** The content of `main` with a list, if the page shows something else until the data have loaded. */
  lists: Partial<Record<FirstListName, BuiltPage>>
}

const programFolder = 'dist/prerender'
const earlyScriptFolder = 'dist/early-script'

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

/** Creates the build of the scripts in the HTML of the pages. */
export const createEarlyScriptEnvironment = (): EnvironmentConfig => ({
  source: {
    entry: { screen: './src/early-screen.ts', public: './src/early-public.ts', form: './src/early-form.ts' },
  },
  output: { distPath: { root: earlyScriptFolder, js: '' }, filename: { js: '[name].js' } },
  splitChunks: false,
  tools: { htmlPlugin: false },
})

function getEarlyScriptName(name: PageName): 'screen' | 'public' | 'form' {
  if (name in screenPages) return 'screen'
  return firstReads[name] ? 'public' : 'form'
}

/** Returns the script in the HTML of a page. The HTML ends a script at the first `</script`. */
function readEarlyScript(name: PageName): string {
  const script = readFileSync(`${earlyScriptFolder}/${getEarlyScriptName(name)}.js`, 'utf8')
  if (script.includes('</script')) throw new Error('The early script cannot be part of the HTML')
  return script.trim()
}

/** Returns the script element of a page. The page of a shared pass needs none: it has no configuration, no data and no form. */
const buildEarlyScript = (name: PageName) =>
  name === 'shared-pass' ? '' : `\n    <script>${readEarlyScript(name)}</script>`

/**
 * Hides what a frame does not know: names and days, the values of forms, and on wide screens the filters, which are open there, and
 * what follows them. `data-known` marks a `main` with data. On a phone, a table is hidden until the early script has made it cards: the
 * browser may paint the page before the script.
 */
const frameStyle = `<style>
[data-scripts] :is(header [aria-haspopup] span, main:not([data-known]) h1 + p, main form) { visibility: hidden }
@media (min-width: 768px) { [data-scripts] main section:has([aria-expanded='false']), [data-scripts] main section:has([aria-expanded='false']) ~ * { visibility: hidden } }
@media (max-width: 30rem) { [data-scripts] [data-room]:not([data-cards]) { visibility: hidden } }
</style>`

const emptyRoot = '<div id="root"></div>'

const addToHead = (html: string, elements: string) => html.replace('</head>', () => `${elements}</head>`)

/** Matches the elements that load the scripts of an entry. */
const scriptElement = /<script defer[^>]*><\/script>/g

/**
 * Moves all script elements of an entry but the first, which is the largest, into a template before `#root`, and adds the preload of the
 * configuration and the notice for old browsers to it. The early script, which is after `#root`, adds them to the page after the first
 * paint (`addDelayedLoads`).
 */
function delayLoads(html: string, basePath: string): string {
  const [, ...scripts] = html.match(scriptElement) ?? []
  if (scripts.length === 0) throw new Error('The page has no second script')
  const configuration = `<link rel="preload" as="fetch" crossorigin href="${basePath}config.json">`
  const template = `<template id="delayed-loads">${configuration}${scripts.join('')}${oldBrowserScript}</template>`
  const withoutScripts = scripts.reduce((text, script) => text.replace(script, ''), html)
  return withoutScripts.replace(emptyRoot, () => template + emptyRoot)
}

/** Fills `#root` in the HTML of an entry. `attributes` are those of `#root`, and `rest` is the HTML after it. */
const fillRoot = (entryHtml: string, attributes: string, { html, styles }: BuiltPage, rest: string) =>
  addToHead(entryHtml, styles).replace(emptyRoot, () => `<div id="root" ${attributes}>${html}</div>${rest}`)

/** Renders the pages in Node. */
function renderPages(): BuiltPages {
  const built: BuiltPages = JSON.parse(
    execFileSync(process.execPath, [`${programFolder}/prerender.mjs`], { encoding: 'utf8', timeout: 60_000 }),
  )
  for (const [name, { html }] of Object.entries({ ...built.pages, ...built.lists })) {
    if (html.includes('<script')) throw new Error(`The page '${name}' has a script, which the policy forbids`)
  }
  return built
}

/** Returns the attribute of `#root` with the first reads of a page. */
const formatReads = (name: PageName) =>
  ` data-reads="${JSON.stringify(firstReads[name] ?? {})
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}"`

const listNames = Object.keys(firstLists) as FirstListName[]

/** Returns the attributes of `#root` for the first rows of a list. */
function formatList(name: FirstListName): string {
  const { search, isForPhones } = firstLists[name]
  return `data-list="${name}" data-list-search="${search}"${isForPhones ? ' data-list-for-phones=""' : ''} `
}

/** Writes what every page needs into the HTML files of the entries. Returns their contents by the name of the file. */
function completeEntries(folder: string, basePath: string, globalStyles: string): Record<string, string> {
  return Object.fromEntries(
    ['index.html', 'public.html', 'login.html', 'invite.html', 'shared-pass.html'].map((file) => {
      const html = addToHead(readFileSync(`${folder}/${file}`, 'utf8'), `<style>${globalStyles}</style>`)
      const entry =
        file === 'login.html'
          ? delayLoads(html, basePath)
          : html.replace(emptyRoot, () => emptyRoot + oldBrowserScript)
      // Servers send `public.html` for links that have no built page.
      writeFileSync(`${folder}/${file}`, entry)
      return [file, entry]
    }),
  )
}

/** Writes the pages into `folder`, which has the address `basePath`. `scripts` are the files of each screen. */
function writePages(folder: string, basePath: string, scripts: Record<string, readonly string[]>) {
  const { globalStyles, pages, lists } = renderPages()
  const entries = completeEntries(folder, basePath, globalStyles)
  const write = (name: PageName, entry: string, attributes: string, page: BuiltPage, template = '') => {
    const rest = template + buildEarlyScript(name)
    const file = name === 'home' ? 'index' : name
    writeFileSync(`${folder}/${file}.html`, fillRoot(entries[entry] ?? '', attributes, page, rest))
  }
  for (const name of Object.keys(firstPages) as (keyof typeof firstPages)[]) {
    const { entry, isForGuests } = firstPages[name]
    const { html } = pages[name]
    const styles = selectFirstStyles(pages[name].styles, html)
    const preloads =
      scripts[name]?.map((file) => `<link rel="preload" as="script" href="${basePath}${file}">`) ?? []
    const attributes = `data-first-page="${name}"${isForGuests ? ' data-for-guests=""' : ''}${formatReads(name)}`
    write(name, entry, attributes, { html, styles: preloads.join('') + styles })
  }
  for (const name of Object.keys(screenPages) as (keyof typeof screenPages)[]) {
    const addresses = scripts[name]?.map((file) => basePath + file).join(' ')
    const isHome = name === 'home'
    const listName = listNames.find((key) => firstLists[key].page === name)
    const list = listName && lists[listName]
    const template = list && `<template id="first-list">${list.html}</template>`
    const listAttributes = listName ? formatList(listName) : ''
    // Servers also send `index.html` for unknown addresses, which have no frame.
    const attributes = `${listAttributes}data-scripts="${addresses}"${isHome ? ` data-address="${basePath}"` : ''}${formatReads(name)}`
    const { html, styles } = pages[name]
    const page = { html, styles: styles + (list?.styles ?? '') + frameStyle }
    write(name, 'index.html', attributes, page, template)
  }
}

/**
 * Creates a plugin that writes the pages into the folder of each build. `basePath` is the path of this folder on the host, with a
 * slash at both ends.
 */
export const createBuiltPagesPlugin = (basePath: string): RsbuildPlugin => ({
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
      for (const name of Object.keys(screenPages)) scripts[name] = list('portal', 'shell', name)
      for (const [name, { entry }] of Object.entries(firstPages))
        if (entry !== `${name}.html`) scripts[name] = list('portal', name)
    })
    api.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) writePages(folder, basePath, scripts)
    })
  },
})
