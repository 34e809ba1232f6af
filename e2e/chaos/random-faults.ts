import type { Page, Route } from '@playwright/test'
import type { Random } from './random'

/** The share of the calls that fail. */
const faultShare = 0.2
/** The longest delay of a call, in milliseconds. */
const longestDelay = 3_000

const respond = (status: number, body: unknown, headers?: Record<string, string>) => (route: Route) =>
  typeof body === 'string'
    ? route.fulfill({ status, headers, contentType: 'text/html', body })
    : route.fulfill({ status, headers, json: body })

/** What can happen to a call. */
const faults: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionrefused'),
  // The backend executes the call, but its answer is lost.
  async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).slice(0, -2) })
  },
  respond(400, { non_field_errors: ['El dato no es válido.'] }),
  respond(401, { detail: 'Tu sesión venció.' }),
  respond(403, { detail: 'No tenés permiso.' }),
  respond(404, { detail: 'No encontrado.' }),
  respond(409, { detail: 'Otra persona lo cambió.' }),
  respond(413, '<h1>Request Entity Too Large</h1>'),
  respond(429, { detail: 'Demasiados intentos.' }, { 'Retry-After': '30' }),
  respond(500, '<h1>Server Error</h1>'),
  respond(503, '<h1>Service Unavailable</h1>'),
  respond(200, {}),
  respond(200, []),
  (route) => route.fulfill({ status: 204 }),
]

/** Delays every call to the API, and makes a fifth of the calls fail. Returns an object that switches the faults on and off. */
export async function injectRandomFaults(page: Page, random: Random) {
  const state = { isOn: true }
  await page.route(/\/fapi\//, async (route) => {
    if (!state.isOn || route.request().method() === 'OPTIONS') return route.continue()
    const fault = random.next() < faultShare ? random.pick(faults) : undefined
    await new Promise((resolve) => setTimeout(resolve, random.next() * longestDelay))
    // The page may have been left meanwhile, and then the call is gone.
    await (fault ? fault(route) : route.continue()).catch(() => {})
  })
  return state
}
