import { contract } from '@mocks/contract/generated/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { timeoutMs } from '@/api/timeout'
import { paths } from '@/paths'
import { demoPassword } from '../../src/demo/accounts'
import { renderScreen, setFaults } from '../support/render-screen'
import { chooseCases } from '../support/scope'
import { type ScreenWithData, screensWithData, screensWithoutData } from './screens-with-data'

const unreadable = /^Recibimos una respuesta que no pudimos leer\. Volvé a intentarlo en un momento\.$/

const connectionFailed = /^No pudimos conectarnos\. Revisá tu conexión a internet y volvé a intentarlo\.$/

/** The status of the fault that `cutMarkedResponses` replaces by a response whose body ends in an error. */
const cutStatus = 299

/** The faults of a read, each with the sentence that a screen shows. Neighbours have different sentences. */
const faults = [
  { name: 'an empty object', fault: { status: 200, body: {} }, sentence: unreadable },
  { name: 'a refused connection', fault: { status: 'network' }, sentence: connectionFailed },
  { name: 'an empty list', fault: { status: 200, body: [] }, sentence: unreadable },
  {
    name: 'a 400',
    fault: { status: 400, body: { detail: 'La consulta no es válida.' } },
    sentence: /^La consulta no es válida\.$/,
  },
  {
    name: 'JSON that ends too early',
    fault: { status: 'garbage', body: '{"count": 3, "results": [{"id": 7' },
    sentence: unreadable,
  },
  { name: 'a connection cut within the body', fault: { status: cutStatus }, sentence: connectionFailed },
  {
    name: 'a 409',
    fault: { status: 409, body: { detail: 'Otra persona cambió estos datos.' } },
    sentence: /^Otra persona cambió estos datos\.$/,
  },
  { name: 'a 204', fault: { status: 204 }, sentence: unreadable },
  {
    name: 'no response within the timeout',
    fault: { status: 'timeout' },
    sentence: /^El servidor está tardando demasiado en responder\. Volvé a intentarlo en un momento\.$/,
  },
  { name: 'a 413', fault: { status: 413 }, sentence: /^Lo que enviaste pesa demasiado\./ },
  {
    name: 'a 500 with a page in HTML',
    fault: { status: 500, body: '<h1>Oh</h1>' },
    sentence: /^Tuvimos un problema de nuestro lado\. Volvé a intentarlo en unos minutos\.$/,
  },
  {
    name: 'a 403',
    fault: { status: 403, body: {} },
    sentence: /^No tenés permiso para realizar esta acción\.$/,
  },
  {
    name: 'a 429 with `Retry-After`',
    fault: { status: 429, retryAfter: '120' },
    sentence: /^Hubo demasiados intentos seguidos\. Probá de nuevo en 2 minutos\.$/,
  },
  {
    name: 'a 503',
    fault: { status: 503 },
    sentence: /^El servicio no está disponible en este momento.* Probá de nuevo en unos minutos\.$/,
  },
  { name: 'a 404', fault: { status: 404 }, sentence: /^No encontrado\.$|^No encontramos lo que buscabas\./ },
  { name: 'a 401', fault: { status: 401, body: {} }, sentence: /^Tu sesión venció/ },
] as const

/** The reads whose response may be an empty list. */
const readsOfLists = ['listHomeModules', 'listCountries']

/** Matches the sentences of empty lists. */
const emptySentence = /^(No hay|No se encontr|Todavía no hay|Sin resultados)/

/** Whether a read needs no session, so that the backend never answers with a 401. */
const isPublicRead = (operationId: string) => contract.operations[operationId]?.isPublic === true

const readsOfScreens = Object.entries<readonly ScreenWithData[]>(screensWithData).flatMap(
  ([operationId, screens]) => screens.map((row) => ({ operationId, ...row })),
)

type Fault = (typeof faults)[number]

/** Whether a screen continues after this failure otherwise than by 'Reintentar'. */
const hasOwnEnd = (row: ScreenWithData, { fault }: Fault) =>
  fault.status === 401 || row.final?.[Number(fault.status)] !== undefined

const cases = chooseCases(readsOfScreens, 16).flatMap((row, index) => {
  const rowFaults = faults.filter(
    ({ name }) =>
      (name !== 'an empty list' || !readsOfLists.includes(row.operationId)) &&
      (name !== 'a 401' || !isPublicRead(row.operationId)),
  )
  // Each screen begins with another fault, so that the sample of the quick run has all faults.
  const turned = rowFaults.map((_, place) => rowFaults[(place + index) % rowFaults.length] ?? faults[0])
  const chosen = chooseCases(turned, 1)
  const repeated = chosen.filter((fault) => !hasOwnEnd(row, fault))
  const series = [...chosen.filter((fault) => hasOwnEnd(row, fault)).map((fault) => [fault]), repeated]
  return series
    .filter(({ length }) => length > 0)
    .map((rowSeries) => ({ ...row, series: rowSeries, names: rowSeries.map(({ name }) => name).join(', ') }))
})

/** Cuts the responses with the status `cutStatus`: their body begins, and then its stream fails. */
function cutMarkedResponses() {
  const originalFetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...parameters) => {
    const response = await originalFetch(...parameters)
    if (response.status !== cutStatus) return response
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"count": 3, ')),
      pull: (controller) => controller.error(new TypeError('the connection was cut')),
    })
    return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } })
  })
}

/** Shortens the timeout of calls from half a minute to less than a second. Node's HTTP client passes arguments to its timers. */
function shortenTimeout() {
  const originalSetTimeout = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    handler: () => void,
    delay?: number,
    ...parameters: never[]
  ) => originalSetTimeout(handler, delay === timeoutMs ? 700 : delay, ...parameters)) as typeof setTimeout)
}

const queryRetryButtons = () => screen.queryAllByRole('button', { name: 'Reintentar' })

type RenderedScreen = Awaited<ReturnType<typeof renderScreen>>

const expectText = (text: RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())

async function expectFailure(sentence: RegExp) {
  await expectText(sentence)
  expect(screen.queryByText(emptySentence)).not.toBeInTheDocument()
}

/** Signs in again in the dialog that a 401 opens, and expects the data. */
async function expectDataAfterSignIn({ user, mock }: RenderedScreen, row: ScreenWithData) {
  const dialog = within((await screen.findByText('Tu sesión venció')).closest('dialog') as HTMLElement)
  await setFaults(mock, [])
  await user.type(await dialog.findByLabelText(/^Contraseña/), `${demoPassword}{Enter}`)
  await waitFor(() => expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument())
  if (row.closesOnSignIn) await row.open?.(user)
  await expectText(row.loaded)
}

/** Presses 'Reintentar', and waits until the read has been sent again. */
async function retry({ user, mock }: RenderedScreen) {
  const count = mock.requests.length
  const button = (await screen.findAllByRole('button', { name: 'Reintentar' }))[0] as HTMLElement
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await user.click(button)
  await waitFor(() => expect(mock.requests.length).toBeGreaterThan(count))
}

describe('a screen whose read fails', () => {
  test.each(cases)('$operationId at $address says so after $names', async (row) => {
    const { operationId, address, as = 'residente', series, open, loaded } = row
    if (series.some(({ fault }) => fault.status === cutStatus)) cutMarkedResponses()
    if (series.some(({ fault }) => fault.status === 'timeout')) shortenTimeout()
    const [first, ...others] = series.map(({ fault, sentence }) => ({
      faults: [{ operationId, ...fault }],
      status: Number(fault.status),
      sentence,
    }))
    if (!first) throw new Error('the case has no fault')
    const rendered = await renderScreen(address, { as, faults: first.faults })
    await open?.(rendered.user)
    const finalText = row.final?.[first.status]
    if (finalText) await expectText(finalText)
    else if (first.status === 401) await expectDataAfterSignIn(rendered, row)
    else {
      await expectFailure(row.failed ?? first.sentence)
      for (const { faults: nextFaults, sentence } of others) {
        await setFaults(rendered.mock, nextFaults)
        await retry(rendered)
        await expectFailure(row.failed ?? sentence)
      }
      await setFaults(rendered.mock, [])
      await retry(rendered)
      await waitFor(() => expect(queryRetryButtons()).toEqual([]))
      await expectText(loaded)
    }
    expect(queryRetryButtons()).toEqual([])
  })
})

test('the table of screens has every address of the portal that shows the response to a read', () => {
  const addresses = Object.values<readonly ScreenWithData[]>(screensWithData).flatMap((screens) =>
    screens.map(({ address }) => address.split('?')[0] ?? ''),
  )
  const missing = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !Object.hasOwn(screensWithoutData, pattern))
    .filter((pattern) => !addresses.some((address) => matchPath(pattern, address)))
  expect(missing).toEqual([])
})
