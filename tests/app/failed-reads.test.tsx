import { screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../support/render-screen'
import { chooseCases } from '../support/scope'
import { type ScreenWithData, screensWithData, screensWithoutData } from './screens-with-data'

const unreadable = /^Recibimos una respuesta que no pudimos leer\. Volvé a intentarlo en un momento\.$/

/** The faults of a read, each with the sentence that a screen shows. */
const faults = [
  { name: 'an empty object', fault: { status: 200, body: {} }, sentence: unreadable },
  { name: 'an empty list', fault: { status: 200, body: [] }, sentence: unreadable },
  { name: 'a 204', fault: { status: 204 }, sentence: unreadable },
  {
    name: 'a 500 with a page in HTML',
    fault: { status: 500, body: '<h1>Oh</h1>' },
    sentence: /^Tuvimos un problema de nuestro lado\. Volvé a intentarlo en unos minutos\.$/,
  },
  { name: 'a 404', fault: { status: 404 }, sentence: /^No encontrado\.$|^No encontramos lo que buscabas\./ },
  { name: 'a 413', fault: { status: 413 }, sentence: /^Lo que enviaste pesa demasiado\./ },
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
] as const

/** The reads whose response may be an empty list. */
const readsOfLists = ['listHomeModules', 'listCountries']

/** Matches the sentences of empty lists. */
const emptySentence = /^(No hay|No se encontr|Todavía no hay|Sin resultados)/

const cases = Object.entries<readonly ScreenWithData[]>(screensWithData)
  .flatMap(([operationId, screens]) => screens.map((row) => ({ operationId, ...row })))
  .flatMap((row, index) => {
    const rowFaults = faults.filter(
      ({ name }) => name !== 'an empty list' || !readsOfLists.includes(row.operationId),
    )
    // Each screen begins with another fault, so that the sample of the quick run has all faults.
    const turned = rowFaults.map((_, place) => rowFaults[(place + index) % rowFaults.length] ?? faults[0])
    return chooseCases(turned, 2).map((fault) => ({ ...row, ...fault }))
  })

const queryRetryButtons = () => screen.queryAllByRole('button', { name: 'Reintentar' })

describe('a screen whose read fails', () => {
  test.each(cases)('$operationId at $address says so after $name', async (row) => {
    const { operationId, address, as = 'residente', fault, open, loaded } = row
    const { user, mock } = await renderScreen(address, { as, faults: [{ operationId, ...fault }] })
    await open?.(user)
    const expectText = (text: RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
    if (fault.status === 404 && row.missing) {
      await expectText(row.missing)
      expect(queryRetryButtons()).toEqual([])
      return
    }
    await expectText(row.failed ?? row.sentence)
    expect(screen.queryByText(emptySentence)).not.toBeInTheDocument()
    await setFaults(mock, [])
    await user.click((await screen.findAllByRole('button', { name: 'Reintentar' }))[0] as HTMLElement)
    await waitFor(() => expect(queryRetryButtons()).toEqual([]))
    await expectText(loaded)
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
