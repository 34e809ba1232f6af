import { withBasePath } from '../base-path'
import type { EarlyRequest } from '../early-requests'
import {
  describeUser,
  getPlaceholders,
  readAddressId,
  readSession,
  readStored,
  type StoredSession,
} from './early-session'

/*
 * The functions of the script in the HTML of each built page (`src/early-screen.ts`, `src/early-public.ts`, `src/early-form.ts`),
 * which runs before the other scripts have loaded. With `early-session.ts`, they import nothing but types and the base path, which is a
 * constant, because each byte delays the page.
 */

/** Makes fields inert that the portal replaces, because it would lose what is typed into them. */
export function makeInert(part: ParentNode): void {
  for (const field of part.querySelectorAll<HTMLElement>('input, select')) field.inert = true
}

/** Hides the frame of a screen from everybody but residents. Does nothing with a page that needs no session. */
function hideFrame(page: HTMLElement, session: StoredSession | undefined, isOther: boolean) {
  if (page.dataset.scripts === undefined) return
  page.hidden = isOther || !session?.properties?.length
  makeInert(page)
}

/** Shows the rows of tables as cards in a narrow window, as `useCards` does. */
export function showCards(part: ParentNode): void {
  for (const table of part.querySelectorAll<HTMLElement>('[data-room]'))
    table.toggleAttribute('data-cards', matchMedia(`(width < ${table.dataset.room}rem)`).matches)
}

function preloadScripts(addresses: readonly string[]) {
  for (const address of addresses) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = address
    document.head.append(link)
  }
}

/**
 * Loads the scripts of a screen together with the first scripts. If those show the first rows of a list, the scripts load after
 * them, because users wait for the rows.
 */
function loadScreen({ dataset }: HTMLElement) {
  const load = () => preloadScripts(dataset.scripts?.split(' ') ?? [])
  const isTooWide = dataset.listForPhones !== undefined && matchMedia('(min-width: 768px)').matches
  // The list of the home is not shown where the browser remembers the week (`src/features/authorizations/list/home-view.ts`).
  const isWeek = dataset.list === 'home' && readStored(() => localStorage, 'portal.homeView') === 'semana'
  if (dataset.listSearch !== location.search || isTooWide || isWeek) delete dataset.list
  const firstScripts = document.querySelectorAll('script[src]')
  const lastScript = firstScripts[firstScripts.length - 1]
  if (dataset.list === undefined || !lastScript) load()
  else lastScript.addEventListener('load', load)
}

/** Shows the choice of the lot on the home page to users with several lots, which changes the height of the page. */
function showLotChoice({ dataset }: HTMLElement, session: StoredSession | undefined) {
  const template = document.querySelector<HTMLTemplateElement>('#first-list')
  if (dataset.list !== 'home' || !template) return
  if (describeUser(session).ownLots.length > 1)
    document.querySelector('main')?.replaceChildren(template.content)
  template.remove()
}

/** Sets how many rows the list of people inside has room for; see `src/features/today/inside-height.ts`. */
function setInsideRows(page: HTMLElement) {
  const rows = readStored(() => localStorage, 'portal.insideRows') ?? ''
  if (/^[1-3]$/.test(rows)) page.style.setProperty('--inside-rows', rows)
}

/**
 * Remembers that the user has submitted a form, which the browser would send by itself, or pressed another button, until the portal has
 * taken over the page (`useFirstPageTakeover`). The listeners come after those of React, which takes over a page in the middle of a press.
 */
function rememberActions(page: HTMLElement) {
  const isTakenOver = () => page.dataset.firstPage === undefined
  document.addEventListener('submit', (event) => {
    if (isTakenOver()) return
    event.preventDefault()
    ;(event.target as Element).setAttribute('data-submitted', '')
  })
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[type=button]')
    if (button && !isTakenOver()) button.setAttribute('data-pressed', '')
  })
}

/** Sends a request, and stores it for the portal. */
function sendEarly(url: string, headers: Record<string, string>, init: RequestInit): EarlyRequest {
  const controller = new AbortController()
  // The whole response is read at once, because the portal may read it late.
  const response = fetch(url, { ...init, headers, signal: controller.signal }).then(
    async (answer) => new Response(await answer.arrayBuffer(), answer),
  )
  // The portal sends the request again, and reports a failure.
  response.catch(() => {})
  const request = { response, controller, headers, sentAt: performance.now() }
  window.portalRequests?.set(url, request)
  return request
}

const sendForConfig = () =>
  sendEarly(withBasePath('/config.json'), {}, { credentials: 'same-origin', cache: 'no-cache' })

const sendRead = (url: string, headers: Record<string, string>) =>
  sendEarly(url, { Accept: 'application/json', ...headers }, { credentials: 'omit' })

/** The ids of links for which the portal calls the API; see `parseLinkId`. */
const linkId = /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u

/** The ids of rows for which the portal calls the API; see `parseId`. */
const rowId = /^[1-9]\d{0,8}$/

/** Sends the reads of a page that needs no session. */
function sendPublicReads(templates: readonly string[], apiUrl: unknown) {
  const id = readAddressId()
  if (typeof apiUrl !== 'string' || !linkId.test(id)) return
  for (const template of templates) sendRead(apiUrl + template.replace('{id}', encodeURIComponent(id)), {})
}

/**
 * Sends the reads with the headers that the portal would send, and returns the sent requests. Omits those that need a lot if there is
 * none, and all without a session.
 */
function sendFirstReads(templates: readonly string[], session: StoredSession | undefined, apiUrl: unknown) {
  if (typeof apiUrl !== 'string' || session?.token === undefined) return []
  if (!(Number(session.expires_at) > Date.now())) return []
  const placeholders: Record<string, string | number | undefined> = getPlaceholders(session)
  const headers = {
    'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    Authorization: `Bearer ${session.token}`,
  }
  return templates.flatMap((template) => {
    const url = template.replace(/\{(\w+)\}/g, (text, name) => String(placeholders[name] ?? text))
    const isCallable = !url.includes('{') && (!template.includes('{id}') || rowId.test(readAddressId()))
    return isCallable ? [sendRead(apiUrl + url, headers)] : []
  })
}

/** Calls `run` after the browser has painted the page. A hidden page is never painted, so it does not wait. */
function afterPaint(run: () => void) {
  if (document.hidden) run()
  // A function of this script in place of `bind` would have to be compiled before the paint.
  else requestAnimationFrame(setTimeout.bind(window, run, 0))
}

/**
 * Loads what is in the template of the page (`delayLoads` of `built-pages.ts`): each request before the first paint delays it. The
 * bundler's scripts may run in any order.
 */
function addDelayedLoads() {
  const template = document.querySelector<HTMLTemplateElement>('#delayed-loads')
  // Not `replaceWith`, which the oldest browsers that show the notice lack.
  if (template) document.body.appendChild(template.content)
}

/** Creates a formatter while the page waits for its scripts. The first one of a page needs 60 ms on a slow phone, later ones little. */
const prepareFormatters = () =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Argentina/Buenos_Aires',
    dateStyle: 'short',
    timeStyle: 'medium',
  })

/**
 * Prepares the built page in `#root`, and loads the configuration, the scripts of the screen and its first reads
 * (`first-reads.ts`). The portal takes the responses with `takeEarlyRequest`.
 */
export function runEarlyScript(page: HTMLElement): void {
  const { address, reads = '{}' } = page.dataset
  const session = readSession()
  const isOther = address !== undefined && address !== location.pathname
  showLotChoice(page, session)
  setInsideRows(page)
  hideFrame(page, session, isOther)
  showCards(page)
  const templates: readonly string[] = (!isOther && JSON.parse(reads)[location.search]) || []
  if (session && !isOther) loadScreen(page)
  window.portalRequests = new Map()
  window.portalFirstReads = sendForConfig()
    .response.then((response) => response.clone().json())
    .then(({ apiUrl }) => sendFirstReads(templates, session, apiUrl))
    .catch(() => [])
    .then((requests) => ({ requests, ...describeUser(session) }))
  afterPaint(prepareFormatters)
}

/**
 * Prepares a built page whose data need no session. Requests the configuration after the first paint, and then sends the reads. The
 * wait costs nothing, because the page preloads the configuration.
 */
export function runEarlyPublicScript({ dataset: { reads = '{}' } }: HTMLElement): void {
  window.portalRequests = new Map()
  const send = () => {
    // If the scripts came before the first paint, the portal has requested everything by itself.
    if (!window.portalRequests) return
    sendForConfig()
      .response.then((response) => response.clone().json())
      .then(({ apiUrl }) => sendPublicReads(JSON.parse(reads)[location.search] ?? [], apiUrl))
      .catch(() => [])
  }
  afterPaint(send)
  afterPaint(prepareFormatters)
}

/**
 * Prepares a built page that needs neither a session nor data, such as the sign-in. It is painted before anything is loaded. The portal
 * shows another page than one for guests to users with a session, so that they do not see it. What this function runs has only syntax of
 * 2015: it also shows the notice for old browsers.
 */
export function runEarlyFormScript(page: HTMLElement): void {
  // Without a session, the script does not touch the page before the paint, because each first use of an interface takes time.
  if (readStored(() => localStorage, 'portal.session') !== null)
    page.hidden = page.dataset.forGuests !== undefined
  rememberActions(page)
  afterPaint(addDelayedLoads)
  afterPaint(prepareFormatters)
}
